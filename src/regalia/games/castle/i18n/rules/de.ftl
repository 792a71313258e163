section-board = Der Spielplan

board-note = Die Burg ist ein Raster aus sechs mal sechs Feldern. Die Spalten
    heißen von links nach rechts a bis f, die Reihen von unten nach oben 1 bis
    6. Die Eckfelder a1, f1, a6 und f6 sind die Türme. Dazwischen verlaufen die
    Mauern: im Süden b1–e1, im Norden b6–e6, im Westen a2–a5 und im Osten f2–f5.
    Die sechzehn inneren Felder b2–e5 bilden den Hof. Hof, Mauern und Türme
    zusammen sind die Burg; alle vier Mauern gelten als eine einzige Zone, die
    vier Türme ebenso. Benachbart sind alle bis zu acht Felder rings um ein
    Feld, gerade wie schräg, auch wenn sie zu einer anderen Zone gehören: Ein
    Eckfeld des Hofs zum Beispiel grenzt an einen Turm, vier Mauerfelder und
    drei Hoffelder.
    Jenseits der Burg liegt das Umland. Es hat keine Felder, nimmt beliebig
    viele Karten auf und ist zu nichts benachbart. Die Plätze dort heißen o1, o2
    und so weiter; eine neue Karte bekommt die kleinste freie Nummer. Wird ein
    Platz leer, ist seine Nummer wieder frei, alle anderen Karten behalten ihre;
    ein Ritter, der auf einer Karte liegt, braucht keine Nummer. Zum Umland
    gehören auch vier Stellungen für Belagerungsmaschinen, je eine gegenüber
    jeder Mauer: north (Norden), east (Osten), south (Süden) und west (Westen).
    Wo es auf die Reihenfolge der Plätze ankommt, lautet sie: a1, a2 und weiter
    bis a6, dann b1 und weiter bis f6, dann north, east, south, west, dann o1,
    o2 und so weiter; ein Stapel wird von unten nach oben gelesen.

C1 = Auf jedem Feld liegt nur eine Karte. Die Ausnahme sind Ritter: Sie werden
    auf andere Karten gelegt, in jeder Zone und sogar auf andere Ritter, nie
    aber auf ein leeres Feld. Ein Platz, auf dem Ritter liegen, heißt Stapel.

section-setup = Vorbereitung

C2 = Es gibt 56 Karten. Spielt ihr nur zu zweit, bleiben der Hofnarr und der
    Dorftrottel in der Schachtel.

C3 = Alle erhalten Handkarten und ein eigenes verdecktes Deck. In ein Deck
    schaut niemand hinein, auch nicht, wem es gehört. Die übrigen Karten werden
    offen ausgelegt: Sie sind die gemeinsame Reserve.
    2 Personen: 9 Handkarten, 13 Karten je Deck, 10 in der Reserve;
    3 Personen: 7 Handkarten, 8 Karten je Deck, 11 in der Reserve;
    4 Personen: 5 Handkarten, 6 Karten je Deck, 12 in der Reserve;
    5 Personen: 5 Handkarten, 4 Karten je Deck, 11 in der Reserve.

C4 = Alle haben Marker in einer eigenen Farbe, und zwar immer genug. Wer
    beginnt, entscheidet das Los; danach geht es im Uhrzeigersinn weiter. Links
    von dir sitzt, wer nach dir an der Reihe ist, rechts von dir, wer vor dir an
    der Reihe war.

section-turn = Dein Zug

C5 = In deinem Zug führst du genau zwei Aktionen aus, jede davon ist eine von
    dreien: die oberste Karte deines Decks ziehen; eine Handkarte gegen eine
    Karte der Reserve tauschen, auch gegen eine gleichnamige; eine Handkarte
    ausspielen. Du darfst zweimal dieselbe Aktion wählen. Passen darfst du
    nicht. Nur wenn keine der drei Aktionen möglich ist, entfällt eine Aktion,
    und zwar ohne Ansage; so können auch mehrere Züge auf einmal vergehen.

C6 = Um eine Karte auszuspielen, legst du sie auf einen erlaubten Platz, setzt
    einen deiner Marker darauf und führst dann ihre Wirkung aus. Wohin sie darf,
    steht bei jeder Karte: In Klammern hinter dem Namen steht die Zone, danach
    folgt, falls vorhanden, eine weitere Bedingung. In der Burg muss das Feld
    frei sein, außer für das Gespenst und für Ritter. Eine Karte ohne erlaubten
    Platz kann nicht ausgespielt werden.

C7 = Eine Wirkung musst du ausführen, soweit es geht, auch zu deinem Nachteil.
    Was nicht geht, entfällt und hindert dich nicht daran, die Karte
    auszuspielen. Die Ziele wählst du; auch deine eigenen Karten kommen infrage.
    Eine Wirkung tritt einmal ein, wenn die Karte ins Spiel kommt; Wirkungen,
    die anhalten, sind mit „dauerhaft“ gekennzeichnet. Keine Karte nimmt sich
    selbst zum Ziel; der Platz, auf den etwas versetzt oder gelegt wird, ist
    allerdings kein Ziel: Die Prinzessin etwa darf einen Ritter auf sich selbst
    versetzen. Eine Wirkung in mehreren Schritten wird nach und nach ausgeführt,
    wobei es bei jedem Schritt darauf ankommt, was dann auf dem Tisch liegt; ein
    Schritt ohne jede Möglichkeit entfällt.

C8 = Eine Karte zurückschicken heißt: Sie kommt auf die Hand der Person, deren
    Marker auf ihr liegt, oder, wenn keiner auf ihr liegt, in die Reserve. Der
    Marker wird entfernt.

C9 = Eine Karte versetzen heißt: Sie wechselt auf ein freies Feld derselben
    Zone. Legebedingungen spielen dabei keine Rolle, und ihre Wirkung tritt
    nicht noch einmal ein. Ein Ritter wird auf eine andere Karte derselben Zone
    versetzt, nie auf den Platz, auf dem er schon liegt. In eine andere Zone
    bringt eine Karte nur die Fee. Gibt es keinen solchen Platz, kann die Karte
    nicht versetzt werden. Karten im Umland lassen sich nicht versetzen,
    ausgenommen Ritter: Sie dürfen auf jeden anderen Platz im Umland, auf dem
    eine Karte liegt, die Stellungen der Maschinen eingeschlossen.

C10 = In einem Stapel kann nur die oberste Karte zurückgeschickt, versetzt,
    getötet oder in die Reserve gelegt werden. Die Karten darunter zählen
    weiterhin: Sie sind anwesend, sind benachbart, gelten als Soldaten und
    Maschinen und geben Schutz, und ihre Marker können verändert werden.

C11 = Geschützte Karten können nicht zurückgeschickt, versetzt, getötet oder in
    die Reserve gelegt werden; der Marker auf ihnen darf aber verändert werden.
    Schutz geben ein Ritter (der Karte unmittelbar unter ihm), der Priester und
    der Hauptmann; der Botschafter ist immer geschützt.

C12 = Der Schwarze Ritter gilt nicht als Ritter: Wirkungen auf Ritter betreffen
    ihn nie.

section-end = Spielende

C13 = Du gewinnst, wenn du eine Karte ausgespielt hast, alles, was sie ausgelöst
    hat, bis zur letzten verschachtelten Wirkung abgehandelt ist und du weder
    Handkarten noch Karten im Deck hast. Übrige Aktionen verfallen. In diesem
    Moment kann nur gewinnen, wer am Zug ist; bei allen anderen wird zu Beginn
    ihres eigenen Zugs nachgesehen. Vorsicht: Ist deine letzte Karte ein Soldat
    und schickt dir seine Ankunft deine eigene Belagerungsmaschine zurück, hast
    du nicht gewonnen.

C14 = Ein festgefahrenes Spiel wird abgebrochen. Geprüft wird das am Ende jedes
    Zugs, noch bevor für die nächste Person C13 geprüft wird. Das Spiel ist aus,
    wenn der Tisch tot ist: Für keine Karte auf irgendeiner Hand, in irgendeinem
    Deck oder in der Reserve gibt es noch einen erlaubten Platz, es kann sich
    also nichts mehr ändern. Es ist auch aus, wenn zehn Züge pro Person
    hintereinander bei lauter leeren Decks begonnen haben und in keinem davon
    eine Karte ausgespielt wurde, und spätestens, wenn 300 Züge pro Person
    abgeschlossen sind. Es gewinnt, wer die wenigsten Karten auf der Hand hat;
    sind das mehrere, wer von ihnen die wenigsten im Deck hat; herrscht auch
    dann Gleichstand, teilt man sich den Sieg. Ein entfallener Zug zählt als Zug
    ohne ausgespielte Karte.

section-court = Karten für den Hof

C20 = König (Hof; männlich). Schick eine beliebige Burgkarte außer ihm selbst
    zurück. Danach, auch wenn das nicht möglich war, kommt es auf die Mätresse
    an: Ist sie am Hof, unter einem Ritter oder nicht, und liegt ein Marker auf
    ihr, so schickt die Person, der er gehört, ebenfalls eine Burgkarte zurück.
    Das darf jede Karte außer dem König sein, auch die Mätresse selbst oder eine
    eigene Karte. Gehört der Marker dir, wählst du beide Male.

C21 = Königin (Hof; weiblich). Ist der König am Hof, muss sie neben ihn gelegt
    werden. Schick eine beliebige andere Karte am Hof zurück.

C22 = Prinz (Hof; männlich). Dauerhaft: Solange der Prinz am Hof ist und der
    König nicht, vertritt er ihn, sodass Karten, die neben den König gehören,
    neben den Prinzen gelegt werden dürfen. Das betrifft nur den Berater, denn
    die Königin ist in Abwesenheit des Königs an keinen Platz am Hof gebunden.
    Ein ins Umland versetzter König ist nicht am Hof.

C23 = Prinzessin (Hof; weiblich). Versetze einen Ritter deiner Wahl. Er darf
    auch auf ihr selbst landen.

C24 = Märchenprinz (Hof; männlich). Ist die Prinzessin am Hof, muss er neben sie
    gelegt werden. Versetze eine weibliche Person deiner Wahl. Weiblich sind
    Königin, Prinzessin, Mätresse, Hofdame, Kurtisane, Hexe und Fee; wer von
    ihnen im Umland liegt, kann nicht versetzt werden.

C25 = Mätresse (Hof; weiblich). Sie darf nicht gelegt werden, solange die
    Königin am Hof ist. Versetze den König und versetze einen Ritter, in
    beliebiger Reihenfolge. Zuerst stehen dir beide zur Wahl; danach wird für
    den jeweils anderen neu nachgesehen, denn das erste Versetzen kann den König
    frei gemacht oder das zweite vereitelt haben.

C26 = Hofdame (Hof; weiblich). Sie muss neben die Königin oder die Prinzessin
    gelegt werden. Schick einen Mann von einem benachbarten Feld der Burg
    zurück, ob am Hof, auf einer Mauer oder in einem Turm. Ein oben liegender
    Ritter zählt als Mann, ganz gleich, was unter ihm liegt.

C27 = Höfling (Hof; männlich). Schick eine benachbarte Burgkarte zurück.

C28 = Kurtisane (Hof; weiblich). Wähle eine deiner Handkarten und eine andere
    Person: Du tauschst die Karte gegen eine zufällige aus deren Hand, die
    gezogen wird, bevor deine dort ankommt. Hast du keine Handkarte oder sind
    alle anderen Hände leer, geschieht nichts.

C29 = Berater (Hof; männlich). Er muss neben den König gelegt werden oder, wo
    C22 es erlaubt, neben den Prinzen. Bring eine Karte aus der Reserve ins
    Spiel: Ihre Legeregeln gelten, aber sie bekommt keinen Marker. Ihre Wirkung
    tritt ein, und mit „du“ bist in ihrem Text du gemeint, mit deiner Hand,
    deinen Markern und deiner zusätzlichen Aktion; was ihr Text andere wählen
    lässt, wählen weiterhin sie. Die neue Karte darf den Berater zum Ziel
    nehmen, und ein so ins Spiel gebrachter Ritter darf auf ihm liegen.

C30 = Intrigant (Hof; männlich). Wähle zwei andere ausliegende Karten, auf denen
    jeweils ein Marker liegt, und vertausche diese Marker; sie dürfen sogar
    dieselbe Farbe haben.

C31 = Spion (Hof; männlich). Ordne die Marker auf den ihm benachbarten Karten,
    auch auf solchen unter Rittern, nach Belieben neu an; beteiligt sind nur
    Karten, auf denen ein Marker liegt. Das geschieht durch Vertauschen von
    jeweils zwei Markern verschiedener Farbe. Achte auf den früheren der beiden
    Plätze: Er muss von einem Tausch zum nächsten in der Reihenfolge der Plätze
    vorrücken. Du darfst jederzeit aufhören; ist kein Tausch mehr möglich, endet
    die Wirkung von selbst.

C32 = Dieb (Hof; männlich). Entferne den Marker von einer benachbarten Karte.

C33 = Meuchelmörder (Hof; männlich). Töte eine benachbarte Karte: Sie scheidet
    für immer aus dem Spiel aus. Der König kann nie getötet werden.

C34 = Priester (Hof; männlich). Dauerhaft: Jede benachbarte Karte, deren Marker
    dieselbe Farbe hat wie der auf dem Priester, ist geschützt. Ohne Marker
    schützt er niemanden, und nie schützt er sich selbst oder andere Karten auf
    seinem Feld.

C35 = Botschafter (Hof; männlich). Er darf nur auf das letzte freie Feld des
    Hofs gelegt werden. Dauerhaft: Er ist immer geschützt.

C36 = Händler (Hof; männlich). Du hast in diesem Zug eine Aktion mehr. Außerdem
    ersetzt du drei fremde Marker auf ausliegenden Karten durch eigene, einen
    nach dem anderen; auch Karten unter Rittern und Karten im Umland kommen
    infrage. Gibt es weniger als drei solche Marker, ersetzt du alle.

C37 = Minnesänger (Hof; männlich). Wähle zwei Karten auf Hoffeldern neben ihm:
    Sie tauschen die Plätze. Beide müssen einzeln liegen, also nicht in einem
    Stapel, und ungeschützt sein; der Minnesänger selbst ist nie dabei.

C38 = Hofnarr (Hof; männlich). Zu zweit wird er nicht verwendet. Alle wählen
    eine ihrer Handkarten und geben sie gleichzeitig nach links weiter. Wer
    keine Handkarten hat, gibt nichts; auch wer nur eine hat, wird gefragt.

C39 = Dorftrottel (Hof; männlich). Zu zweit wird er nicht verwendet. Alle nehmen
    gleichzeitig eine zufällige Karte aus der Hand rechts von ihnen. Aus einer
    leeren Hand wird nichts genommen.

C40 = Schwarzer Ritter (Hof; männlich). Schick einen Ritter von einem
    benachbarten Feld zurück.

section-walls = Karten für die Mauern

C41 = Soldat (Mauern; männlich). Soldat, Hauptmann und Verräter gelten alle als
    Soldaten. Kommt der vierte Soldat auf einer Mauer an, wird die
    Belagerungsmaschine ihr gegenüber zurückgeschickt, es sei denn, ein Ritter
    liegt auf ihr. Auch während vier Maschinen stehen, dürfen Soldaten gelegt
    werden. Es gibt 13 Exemplare.

C42 = Hauptmann (Mauern; männlich). Er ist ein Soldat, für seine Ankunft gilt
    also C41. Dauerhaft: Die anderen Soldaten auf seiner Mauer sind geschützt,
    er selbst nicht.

C43 = Verräter (Mauern; männlich). Er ist ein Soldat, für seine Ankunft gilt
    also C41. Danach schickst du eine Karte von einem benachbarten Hoffeld
    zurück.

section-towers = Karten für die Türme

C44 = Gespenst (Türme; weder männlich noch weiblich). Es darf nur in einen
    besetzten Turm gelegt werden, in dem eine einzelne ungeschützte Karte liegt.
    Diese wird zurückgeschickt, und das Gespenst nimmt ihren Platz ein. Das
    gehört zum Legen des Gespensts; auch eine eigene Karte oder eine ohne Marker
    ist recht.

C45 = Turmwächter (Türme; männlich). Versetze einen Soldaten auf ein beliebiges
    freies Mauerfeld, gleich auf welcher Mauer. Ist er dort nun der vierte, gilt
    C41; eine andere Wirkung löst ein Versetzen nie aus.

C46 = Zauberer (Türme; männlich). Wähle eine beliebige andere ausliegende Karte:
    Sie kommt in die Reserve.

C47 = Bogenschütze (Türme; männlich). Schick eine Karte aus dem Umland zurück.

C48 = Hexe (Türme; weiblich). Wähle eine Karte der Reserve und eine Person, auch
    dich selbst, wenn du willst: Die Karte kommt auf deren Hand.

C49 = Alchemist (Türme; männlich). Tausche zwei Handkarten gegen zwei Karten der
    Reserve. Hast du bei seiner Ankunft weniger als zwei Handkarten oder liegen
    weniger als zwei Karten in der Reserve, tauschst du nur so oft, wie die
    kleinere Zahl es zulässt. Getauscht wird nacheinander; was du abgegeben
    hast, darfst du nicht zurücknehmen, was du genommen hast, nicht abgeben.

section-outside = Karten für das Umland

C50 = Belagerungsmaschine (Umland; weder männlich noch weiblich). Sie muss in
    eine freie Stellung gelegt werden: north, east, south oder west; auf der
    Mauer gegenüber dürfen schon vier Soldaten stehen. Kommt die vierte Maschine
    an, werden alle ungeschützten Soldaten von allen Mauern auf einmal
    zurückgeschickt. Das trifft auch den Hauptmann, sofern ihn nichts anderes
    schützt. Wer geschützt ist, wird festgestellt, bevor der erste von ihnen
    geht; Soldaten im Umland bleiben liegen. So geschieht es jedes Mal, wenn die
    Zahl der Maschinen von drei auf vier steigt. Es gibt 5 Exemplare.

C51 = Barbar (Umland; männlich). Schick eine Karte von einem Turm oder einer
    Mauer zurück.

C52 = Drache (Umland; weder männlich noch weiblich). Schick zuerst eine andere
    Karte aus dem Umland zurück, dann eine Karte von einem Turm oder einer
    Mauer. Was davon nicht möglich ist, entfällt.

C53 = Hexenmeister (Umland; männlich). Schick die Karte zurück, die als letzte
    vor ihm gelegt wurde, gleich von wem sie ausgespielt wurde oder ob der
    Berater sie ins Spiel gebracht hat. Es muss genau diese Karte sein, noch im
    Spiel, obenauf und ungeschützt. Versetzen ist kein Legen. Bringt der Berater
    den Hexenmeister ins Spiel, so schickt dieser unter denselben Bedingungen
    den Berater zurück.

C54 = Fee (Umland; weiblich). Versetze eine Burgkarte ins Umland. Ein Ritter
    landet dort auf einer Karte; zumindest die Fee steht immer bereit.

C55 = Herold (Umland; männlich). Dauerhaft: Hast du zu Beginn deines Zugs den
    König auf der Hand, musst du ihn mit deiner ersten Aktion ausspielen. Gibt
    es dann keinen erlaubten Platz für ihn, musst du es mit der nächsten Aktion
    tun, bei der es einen gibt. Ob diese Pflicht besteht, steht mit Beginn des
    Zugs fest. Solange der König keinen Platz findet, ist jede Aktion frei; du
    darfst ihn sogar wegtauschen.

section-anywhere = Karten für jede Zone

C56 = Ritter (jede Zone; männlich). Er muss auf eine andere Karte gelegt werden.
    Dauerhaft: Die Karte unmittelbar unter ihm ist geschützt. Es gibt 4
    Exemplare.

section-knowledge = Wer was weiß

C60 = Handkarten und Decks sind geheim, doch was der ganze Tisch gesehen hat,
    braucht niemand zu vergessen. Ist eine Karte vom Spielplan auf eine Hand
    zurückgekehrt oder offen aus der Reserve auf eine Hand gekommen, wissen
    alle, dass sie dort ist, bis sie ausgespielt oder weggetauscht wird oder
    zufällig gezogen worden sein könnte. Außerdem weißt du, was du selbst
    weitergegeben hast (C38) und was dir genommen oder gegeben wurde (C28, C39).

C61 = Wird aus einer Hand zufällig gezogen, können die anderen nicht mehr sicher
    sein, was sie enthält. Computergegner und alles, was dir angezeigt wird,
    halten sich genau an C60 und C61, nicht mehr und nicht weniger.

section-variants = Varianten

variant-merchant-finish =
    Händler am Ende: normalerweise erlaubt. Ist er es nicht, gilt eine alte
    offizielle Variante: Du kannst den Händler nicht ausspielen, wenn du sonst
    keine Handkarte hast und dein Deck leer ist. Ein Händler, den der Berater
    ins Spiel bringt, ist davon nicht betroffen.

variant-hand-limit =
    Ziehen mit voller Hand: normalerweise erlaubt. Ist es das nicht, gilt eine
    verbreitete Hausregel: Du darfst nicht ziehen, solange du mindestens so
    viele Handkarten hast, wie du zu Beginn bekommen hast (C3).
