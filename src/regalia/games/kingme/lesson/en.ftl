### The guided first game of King Me! in English

aim = Your secret card names { $favourites } favourites, marked with a star. When a king is crowned, each one pays the number of its floor, a king { $king }. The most points after { $rounds } rounds win.
place = First all players place courtiers on floors one to four. { $name } is a favourite of yours: place { $name } as high as you can, on the floor “{ $floor }”. It pays { $points } points and has room for one more.
place-same = { $name } is a favourite, too, and would do as well. In this lesson we take { $told }.
place-other = { $name } is none of your favourites: whatever { $name } earns goes to others. Choose somebody with a star.
place-low = Higher floors pay more. There is still room for { $name } further up, and there it pays { $points } points.
climb = Now everybody in turn moves any one courtier up by one floor. Move { $name } up: if the round ended now, your favourites would pay { $then } points instead of { $now }.
climb-same = { $name } is a favourite, too, and would bring as much. In this lesson we move { $told } up.
climb-other = That is none of your favourites: your { $now } points stay as they are, and somebody else may gain.
vote = { $bot } has moved { $name } to the throne, so all vote at once. { $name } is not on your card: such a king pays others { $king } points and ends the round while you have { $mine }. Vote No! You have { $noes } No cards.
vote-yes = If all vote Yes, { $name } is king and brings the others { $king } points, while you stay at { $mine }. A single No prevents it.
nominate = One No was enough: { $out } is out, and your No card is gone ({ $noes } left). Now the other side of a vote: move { $name } to the throne. As king { $name } would bring you from { $now } to { $then } points.
nominate-wrong = A safe move. But now you are to see what it is like when others vote on your candidate: move { $name } up.
own = Now the others vote on { $name }, and you do as well. You want this king, so vote Yes. But { $second } holds { $second-noes } No cards and { $third } holds { $third-noes }.
own-no = A No from you would throw out your own candidate, and { $name } would pay nothing.
lost = { $objector } voted No, so { $name } is out and pays nothing: you are at { $mine } points. A king needs everybody. But look: { $mover } has moved { $next } up, and { $next } is a favourite of yours as well.
again = Whoever moves somebody up often wants them as king. Move { $name } to the throne: with { $name } as king you would have { $then } points instead of { $now }.
again-other = { $name } is a favourite, too. But { $mover } has helped { $told } up, so { $told } may get more Yes votes.
again-wrong = That is possible. But { $name } stands just below the throne and can become king now.
crown = Vote Yes. If nobody objects, the round is over and your card pays { $mine } points.
free = All said Yes, so { $name } was king: { $mine } points for you, { $second-points } for { $second }, { $third-points } for { $third }. Round { $round } has begun, with a new card and all No cards. From here you play freely!
