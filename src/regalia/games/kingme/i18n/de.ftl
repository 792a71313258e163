### King Me! auf Deutsch

game = King Me!

## Höflinge, Etagen, Stimmen

courtier-A = Alighiero
courtier-B = Beatrice
courtier-V = Viola
courtier-G = Gavino
courtier-D = Dario
courtier-J = Jolanda
courtier-I = Irina
courtier-K = Konrad
courtier-L = Leonardo
courtier-M = Merlino
courtier-N = Natale
courtier-O = Odessa
courtier-P = Piero

initial-A = A
initial-B = B
initial-V = V
initial-G = G
initial-D = D
initial-J = J
initial-I = I
initial-K = K
initial-L = L
initial-M = M
initial-N = N
initial-O = O
initial-P = P

floor-servants = Diener
floor-craftsmen = Handwerker
floor-merchants = Kaufleute
floor-guards = Wachen
floor-dignitaries = Würdenträger
floor-nobles = Adlige
floor-throne = Thronsaal

vote-yes = Ja
vote-no = Nein

phase-placing = Einsetzen
phase-ascent = Aufstieg
phase-vote = Abstimmung
phase-vote-on = Abstimmung über { $courtier }
phase-over = Ende

## Mengen

points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Was geschieht

event-dealt = { $seat } erhält Auftrag { $goal }: { $courtiers }.
event-dealt-veiled = { $seat } erhält einen Auftrag.
event-placed = { $seat } setzt { $courtier } ein, Etage „{ $floor }“.
event-stood = Auf der Etage „{ $floor }“: { $courtiers }.
event-moved = { $seat } lässt { $courtier } aufsteigen, Etage „{ $floor }“.
event-nominated = { $seat } führt { $courtier } in den Thronsaal und nimmt die Krone: Alle stimmen ab.
event-voted = { $seat } stimmt verdeckt mit „{ $vote }“.
event-voted-veiled = { $seat } stimmt verdeckt ab.
event-agreed = Ja: { $seats }.
event-objected = Nein: { $seats }.
event-crowned = { $courtier } besteigt den Thron, vorgeschlagen von: { $by }.
event-rejected = { $courtier } scheidet für diese Runde aus, vorgeschlagen von: { $by }.
event-scored = { $seat } zeigt Auftrag { $goal } ({ $courtiers }): { points }, insgesamt { $total }.
event-soared = { $seat } zeigt Auftrag { $goal } ({ $courtiers }): gar nichts, und das zählt als { points }, insgesamt { $total }.
event-began = Runde { $round } beginnt. Zuerst am Zug: { $seat }.
event-finished = Das Spiel ist aus. Sieg: { $seats }.

## Das Bild des Tisches

portrait-round = Runde { $number } von { $rounds }, { $phase }
portrait-goal = Dein Auftrag { $goal }, jetzt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } wert:
portrait-round-score = Runde { $number }
portrait-waiting = Noch nicht eingesetzt:
portrait-out = Ausgeschieden, und wer Nein sagte:
portrait-gone = Aufträge früherer Runden:
legend = ▶ am Zug   ♛ Krone   ★ dein Favorit   ✗3 übrige Nein-Karten   ✓ ✗ ■ eine Stimme: Ja, Nein, verdeckt
column-goal = Auftrag
column-total = Summe

describe-place = { $courtier } einsetzen: Etage { $number }, { $floor }
describe-ascend = { $courtier } aufsteigen lassen: Etage { $number }, { $floor }
describe-nominate = { $courtier } für den Thron vorschlagen
describe-yes = Mit Ja stimmen
describe-no = Mit Nein stimmen

## Ablehnungen

refuse-only-yes = es ist keine Nein-Karte mehr da, also bleibt nur Ja: yes
refuse-vote-now = jetzt stimmen alle ab, yes (Ja) oder no (Nein), nicht { $typed }
refuse-no-vote-now = jetzt wird nicht abgestimmt: erst wenn jemand den Thronsaal betritt
refuse-no-placing = { $typed } ist kein Zug: setze jemanden auf einer Etage ein, etwa K@3
refuse-no-ascent = { $typed } ist kein Zug: lass jemanden aufsteigen, etwa K^
refuse-no-courtier = { $typed } gehört nicht zum Hof; zum Hof gehören { $initial }
refuse-not-yet-up = niemand steigt auf, solange noch eingesetzt wird: setze jemanden ein, etwa K@3
refuse-placed-already = { $courtier } ist schon eingesetzt
refuse-no-such-floor = eingesetzt wird auf den Etagen 1 bis 4, nicht auf Etage { $floor }
refuse-floor-full = auf Etage { $floor } stehen schon vier, für { $courtier } ist dort kein Platz
refuse-placing-over = das Einsetzen ist vorbei: lass jemanden aufsteigen, etwa K^
refuse-out-of-round = { $courtier } ist für diese Runde ausgeschieden

## Was ein Zug bringt, kurz

brief-dealt = { "" }
brief-dealt-veiled = { "" }
brief-placed = { "" }
brief-stood = { "" }
brief-moved = { "" }
brief-nominated = alle stimmen ab
brief-voted = { "" }
outlook-goal = deine Punkte in dieser Runde: { $before } → { $after }
outlook-same = deine Punkte in dieser Runde: weiter { $before }
outlook-nominated = deine Punkte in dieser Runde: { $crowned }, wenn alle Ja sagen, sonst { $out }
outlook-no = { $courtier } scheidet aus; deine Punkte in dieser Runde: { $before } → { $out }
outlook-yes = wenn alle Ja sagen, besteigt { $courtier } den Thron, und du hast { $crowned } in dieser Runde; sonst: { $out }

## Warum gewonnen wurde

won-most = Wer die höchste Summe hat, gewinnt.
won-favourites = Gleiche Summen: Es gewinnt, wer die meisten Favoriten der letzten Runde im Palast hat.
won-shared = Gleiche Summen und gleich viele Favoriten im Palast: Der Sieg wird geteilt.

## Wonach man fragen kann

topic-goals = Auftrag, Aufträge, Favoriten, Punkte, goals
topic-noes = Nein-Karten, Nein, Veto, noes
topic-seats = Plätze, Spieler, Reihenfolge, seats, Zug
topic-placing = Einsetzen, placing, eingesetzt
topic-floors = Etagen, Etage, Palast, floors
topic-ascent = Aufstieg, aufsteigen, Höflinge, ascent
topic-crown = Krone, vorschlagen, crown
topic-throne = Thron, Thronsaal, throne
topic-votes = Abstimmung, Stimme, Ja, votes, ausgeschieden, verdeckt
topic-king = König, king
topic-scoring = Wertung, scoring, wert
topic-moonshot = dreiunddreißig, Null, moonshot
topic-rounds = Runden, Runde, rounds
topic-end = Ende, Sieg, end, gewinnt, Summe

## Wie man gewinnt

howto =
    Dein geheimer Auftrag nennt sechs Favoriten, mit einem Stern markiert. Je höher sie stehen,
    wenn jemand den Thron besteigt, desto mehr Punkte: die Nummer der Etage, 10 für den Thron.
    Zuerst setzen alle Höflinge auf den Etagen 1 bis 4 ein, höchstens vier auf jeder.
    Dann lässt du in jedem Zug einen Höfling, ganz gleich wessen, eine Etage aufsteigen.
    Über jeden, der den Thronsaal betritt, wird abgestimmt, geheim und gleichzeitig. Sagen alle
    Ja, ist der König gekrönt und die Runde wird gewertet; ein Nein, und er scheidet aus.
    Nein-Karten sind knapp und kommen nicht zurück; ohne sie bleibt nur Ja.
    Nach drei Runden gewinnt die höchste Summe. Bring deine Favoriten voran, aber verrate sie
    nicht: Wer als dein Favorit erkannt ist, bekommt ein Nein.

## Der Trainer, vor einem Zug

coach-unplaced = { $favourites ->
        [one] Einer deiner Favoriten steht
       *[other] { $favourites } deiner Favoriten stehen
    } noch auf keiner Etage.
coach-all-placed = Alle deine Favoriten sind im Palast. Wer jetzt noch kommt, bringt dir nichts: Setz diese Höflinge tief.
coach-top-floor = Höchste Etage mit Platz: { $floor } ({ $room } frei). Ein Favorit zählt dort { $points }.
coach-noes = { $noes ->
        [0] Du hast keine Nein-Karte mehr: Du kannst nur mit Ja stimmen.
        [one] Du hast { $noes } Nein-Karte.
       *[other] Du hast { $noes } Nein-Karten.
    }
coach-noes-of-others = { $noes ->
        [0] Sonst hat niemand mehr eine Nein-Karte.
        [one] Alle anderen zusammen haben eine Nein-Karte.
       *[other] Alle anderen zusammen haben { $noes } Nein-Karten.
    }
coach-near-favourite = { $courtier } gehört zu deinen Favoriten und steht direkt unter dem Thronsaal: Eine Krönung brächte dir in dieser Runde { $crowned } statt { $points }.
coach-near-stranger = { $courtier } gehört nicht zu deinen Favoriten und steht direkt unter dem Thronsaal: Eine Krönung würde die Runde mit { $points } für dich beenden.
coach-low-favourites = { $favourites ->
        [one] Einer deiner Favoriten steht
       *[other] { $favourites } deiner Favoriten stehen
    } noch unten („{ $floor }“ oder tiefer).
coach-vote-favourite = { $courtier } gehört zu deinen Favoriten: Eine Krönung bringt dir in dieser Runde { $points }, ein Nein lässt dir { $out }.
coach-vote-stranger = { $courtier } gehört nicht zu deinen Favoriten: Eine Krönung beendet die Runde mit { $points } für dich.
coach-points-now = So wie sie jetzt stehen, bringen dir deine Favoriten in dieser Runde { points }.

## Wozu ein Zug führt, und sonst der andere
reason-round-points = Punkte der Runde: etwa { $better }, sonst { $other }.
reason-rival-points = Punkte des stärksten Gegners in der Runde: etwa { $better }, sonst { $other }.
reason-own-noes = Eigene Nein-Karten, die in der Runde gezeigt werden: etwa { $better }, sonst { $other }.
reason-rival-noes = Nein-Karten aller anderen, die in der Runde gezeigt werden: etwa { $better }, sonst { $other }.
reason-favourite-crowned = { $courtier }, ein Favorit, wird gekrönt: in { $better } % der Fortsetzungen, sonst in { $other } %.
reason-favourite-out = { $courtier }, ein Favorit, scheidet aus: in { $better } % der Fortsetzungen, sonst in { $other } %.
reason-stranger-crowned = { $courtier }, kein Favorit, wird gekrönt: in { $better } % der Fortsetzungen, sonst in { $other } %.
expected-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
