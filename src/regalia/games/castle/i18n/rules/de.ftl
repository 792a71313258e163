### Castle: die Regeln für Spieler, eine Nachricht je Regel, in Lesereihenfolge.

section-aim = Ziel des Spiels

aim =
    Ziel ist es, vor allen anderen weder auf der Hand noch im Deck eine Karte zu
    haben. Pro Zug hast du zwei Aktionen: ziehen, mit der Reserve tauschen oder eine
    Karte in ihren Teil der Burg spielen. Sie bekommt deinen Marker, dann wirkt
    sie – meist schickt sie andere Karten zurück zu den Spielern, deren Marker
    darauf liegt.

section-course = So läuft ein Zug ab

course-1 =
    Du hast eine Hand, ein verdecktes Deck und die offene Reserve, die allen gehört.
    Wer zuerst weder Hand noch Deck hat, gewinnt.

course-2 =
    Dein Zug hat zwei Aktionen. Jede ist eine von dreien: eine Karte ziehen, eine
    mit der Reserve tauschen oder eine ausspielen.

course-3 =
    Eine Karte kommt in ihren Teil: Hof, Mauern, Türme oder Umland. Dein Marker
    zeigt, dass sie dir gehört.

course-4 =
    Dann wirkt sie. Die meisten Wirkungen schicken Karten zurück, und zwar auf die
    Hand dessen, dessen Marker darauf lag.

course-5 =
    Ritter liegen auf anderen Karten und schützen sie: Was geschützt ist, bleibt
    liegen.

section-board = Der Spielplan

board-note =
    Die Burg hat drei Teile: den Hof in der Mitte (4 × 4 Felder), die Mauern ringsum
    (vier Felder je Seite) und einen Turm in jeder Ecke. Alle vier Mauern gelten als
    eine Zone, die vier Türme ebenso. Draußen liegt das Umland: Dort ist Platz für
    beliebig viele Karten, und vor jeder Mauer gibt es eine Stellung für eine
    Belagerungsmaschine. Benachbart sind Karten, die sich mit einer Kante oder einer
    Ecke berühren, gleich in welcher Zone; Karten im Umland sind zu nichts
    benachbart.

C1 =
    Auf jedem Feld liegt nur eine Karte. Die Ausnahme sind Ritter: Sie werden auf
    andere Karten gelegt, in jeder Zone und sogar auf andere Ritter, nie aber auf
    ein leeres Feld. Ein Platz, auf dem Ritter liegen, heißt Stapel.

section-setup = Vorbereitung

C2 =
    Es gibt 56 Karten. Spielt ihr nur zu zweit, bleiben der Hofnarr und der
    Dorftrottel in der Schachtel.

C3 =
    Alle erhalten Handkarten und ein eigenes verdecktes Deck. In ein Deck schaut
    niemand hinein, auch nicht, wem es gehört. Die übrigen Karten werden offen
    ausgelegt: Sie sind die gemeinsame Reserve.
    - 2 Spieler: 9 Handkarten, 13 Karten je Deck, 10 in der Reserve
    - 3 Spieler: 7 Handkarten, 8 Karten je Deck, 11 in der Reserve
    - 4 Spieler: 5 Handkarten, 6 Karten je Deck, 12 in der Reserve
    - 5 Spieler: 5 Handkarten, 4 Karten je Deck, 11 in der Reserve

C4 =
    Alle haben Marker in einer eigenen Farbe, und zwar immer genug. Wer beginnt,
    entscheidet das Los; danach geht es im Uhrzeigersinn weiter. Links von dir
    sitzt, wer nach dir an der Reihe ist, rechts von dir, wer vor dir an der Reihe
    war.

section-turn = Dein Zug

C5 =
    In deinem Zug führst du genau zwei Aktionen aus, jede davon ist eine von dreien:
    die oberste Karte deines Decks ziehen; eine Handkarte gegen eine Karte der
    Reserve tauschen, auch gegen eine gleichnamige; eine Handkarte ausspielen. Du
    darfst zweimal dieselbe Aktion wählen. Passen darfst du nicht. Nur wenn keine
    der drei Aktionen möglich ist, entfällt eine Aktion.

C6 =
    Um eine Karte auszuspielen, legst du sie auf einen erlaubten Platz, setzt einen
    deiner Marker darauf und führst dann ihre Wirkung aus. Wohin sie darf, steht bei
    jeder Karte: In Klammern hinter dem Namen steht die Zone, danach folgt, falls
    vorhanden, eine weitere Bedingung. In der Burg muss das Feld frei sein, außer
    für das Gespenst und für Ritter. Eine Karte ohne erlaubten Platz kann nicht
    ausgespielt werden.

C7 =
    Eine Wirkung musst du ausführen, soweit es geht, auch zu deinem Nachteil. Was
    nicht geht, entfällt und hindert dich nicht daran, die Karte auszuspielen. Die
    Ziele wählst du; auch deine eigenen Karten kommen infrage. Eine Wirkung tritt
    einmal ein, wenn die Karte ins Spiel kommt; Wirkungen, die anhalten, sind mit
    „dauerhaft“ gekennzeichnet. Keine Karte nimmt sich selbst zum Ziel; der Platz,
    auf den etwas versetzt oder gelegt wird, ist allerdings kein Ziel: Die
    Prinzessin etwa darf einen Ritter auf sich selbst versetzen. Eine Wirkung in
    mehreren Schritten wird nach und nach ausgeführt, wobei es bei jedem Schritt
    darauf ankommt, was dann auf dem Tisch liegt; ein Schritt ohne jede Möglichkeit
    entfällt.

C8 =
    Eine Karte zurückschicken heißt: Sie kommt auf die Hand des Spielers, dessen
    Marker auf ihr liegt, oder, wenn keiner auf ihr liegt, in die Reserve. Der
    Marker wird entfernt.

C9 =
    Eine Karte versetzen heißt: Sie wechselt auf ein freies Feld derselben Zone.
    Legebedingungen spielen dabei keine Rolle, und ihre Wirkung tritt nicht noch
    einmal ein. Ein Ritter wird auf eine andere Karte derselben Zone versetzt, nie
    auf den Platz, auf dem er schon liegt. In eine andere Zone bringt eine Karte nur
    die Fee. Gibt es keinen solchen Platz, kann die Karte nicht versetzt werden.
    Karten im Umland lassen sich nicht versetzen, ausgenommen Ritter: Sie dürfen auf
    jeden anderen Platz im Umland, auf dem eine Karte liegt, die Stellungen der
    Maschinen eingeschlossen.

C10 =
    In einem Stapel kann nur die oberste Karte zurückgeschickt, versetzt, getötet
    oder in die Reserve gelegt werden. Die Karten darunter zählen weiterhin: Sie
    sind anwesend, sind benachbart, gelten als Soldaten und Maschinen und geben
    Schutz, und ihre Marker können verändert werden.

C11 =
    Geschützte Karten können nicht zurückgeschickt, versetzt, getötet oder in die
    Reserve gelegt werden; der Marker auf ihnen darf aber verändert werden. Schutz
    geben ein Ritter (der Karte unmittelbar unter ihm), der Priester und der
    Hauptmann; der Botschafter ist immer geschützt.

C12 =
    Der Schwarze Ritter gilt nicht als Ritter: Wirkungen auf Ritter betreffen ihn
    nie.

section-end = Spielende

C13 =
    Du gewinnst, wenn du eine Karte ausgespielt hast, alles, was sie bewirkt hat,
    getan ist und du weder Handkarten noch Karten im Deck hast. Übrige Aktionen
    verfallen. In diesem Moment kann nur gewinnen, wer am Zug ist; bei allen anderen
    wird zu Beginn ihres eigenen Zugs nachgesehen. Vorsicht: Ist deine letzte Karte
    ein Soldat und schickt dir seine Ankunft deine eigene Belagerungsmaschine
    zurück, hast du nicht gewonnen.

C14 =
    Ein festgefahrenes Spiel wird abgebrochen. Geprüft wird das am Ende jedes Zugs,
    noch bevor zu Beginn des nächsten jemand gewinnen kann (C13). Festgefahren ist
    es, wenn keine Karte mehr ausgespielt werden kann, weder von einer Hand noch aus
    einem Deck oder der Reserve. Es ist auch aus, wenn zehn Züge pro Spieler
    hintereinander bei lauter leeren Decks begonnen haben und in keinem davon eine
    Karte ausgespielt wurde, und spätestens nach 300 Zügen pro Spieler; ein
    entfallener Zug zählt als Zug ohne ausgespielte Karte.

    Es gewinnt, wer die wenigsten Karten auf der Hand hat; sind das mehrere, wer von
    ihnen die wenigsten im Deck hat; herrscht auch dann Gleichstand, teilt man sich
    den Sieg.

section-court = Karten für den Hof

C20 =
    König (Hof; männlich). Schick eine beliebige Burgkarte außer ihm selbst zurück.
    Danach, auch wenn das nicht möglich war, kommt es auf die Mätresse an: Ist sie
    am Hof, unter einem Ritter oder nicht, und liegt ein Marker auf ihr, so schickt
    der Spieler, dem er gehört, ebenfalls eine Burgkarte zurück. Das darf jede Karte
    außer dem König sein, auch die Mätresse selbst oder eine eigene Karte. Gehört
    der Marker dir, wählst du beide Male.

    Beispiel: Der König schickt den Priester eines Gegners auf dessen Hand zurück.
    Am Hof ist deine Mätresse, also schickst du eine zweite Karte zurück.

C21 =
    Königin (Hof; weiblich). Ist der König am Hof, muss sie neben ihn gelegt werden.
    Schick eine beliebige andere Karte am Hof zurück.

    Beispiel: Der König liegt in einer Ecke des Hofs: Drei Hoffelder um ihn herum
    stehen ihr offen.

C22 =
    Prinz (Hof; männlich). Dauerhaft: Solange der Prinz am Hof ist und der König
    nicht, vertritt er ihn, sodass Karten, die neben den König gehören, neben den
    Prinzen gelegt werden dürfen. Das betrifft nur den Berater, denn die Königin ist
    in Abwesenheit des Königs an keinen Platz am Hof gebunden. Ein ins Umland
    versetzter König ist nicht am Hof.

    Beispiel: Der König ist auf eine Hand zurückgekehrt; nun darf der Berater neben
    den Prinzen gelegt werden.

C23 =
    Prinzessin (Hof; weiblich). Versetze einen Ritter deiner Wahl. Er darf auch auf
    ihr selbst landen.

    Beispiel: Sie versetzt den Ritter vom König eines Gegners auf deinen Priester:
    Nun ist deine Karte geschützt.

C24 =
    Märchenprinz (Hof; männlich). Ist die Prinzessin am Hof, muss er neben sie
    gelegt werden. Versetze eine Frau deiner Wahl. Die Frauen sind Königin,
    Prinzessin, Mätresse, Hofdame, Kurtisane, Hexe und Fee; wer von ihnen im Umland
    liegt, kann nicht versetzt werden.

    Beispiel: Er versetzt die Königin vom König weg.

C25 =
    Mätresse (Hof; weiblich). Sie darf nicht gelegt werden, solange die Königin am
    Hof ist. Versetze den König und versetze einen Ritter, in beliebiger
    Reihenfolge. Nach dem ersten Versetzen wird neu nachgesehen, was möglich ist.

    Beispiel: Sie versetzt den König in eine Ecke des Hofs, dann einen Ritter von
    einer Mauerkarte auf eine andere.

C26 =
    Hofdame (Hof; weiblich). Sie muss neben die Königin oder die Prinzessin gelegt
    werden. Schick einen Mann von einem benachbarten Feld der Burg zurück, ob am
    Hof, auf einer Mauer oder in einem Turm. Ein oben liegender Ritter zählt als
    Mann, ganz gleich, was unter ihm liegt.

    Beispiel: Neben die Königin gelegt, schickt sie den Bogenschützen aus dem Turm
    zurück, der ihr Feld berührt.

C27 =
    Höfling (Hof; männlich). Schick eine benachbarte Burgkarte zurück.

    Beispiel: In einer Ecke des Hofs darf er die Karte im Turm dort zurückschicken.

C28 =
    Kurtisane (Hof; weiblich). Wähle eine deiner Handkarten und einen Mitspieler: Du
    tauschst die Karte gegen eine zufällige aus seiner Hand, die gezogen wird, bevor
    deine dort ankommt. Hast du keine Handkarte oder sind alle anderen Hände leer,
    geschieht nichts.

    Beispiel: Du gibst eine Karte ab, für die es gerade keinen Platz gibt, und
    bekommst, was der Zufall bringt.

C29 =
    Berater (Hof; männlich). Er muss neben den König gelegt werden oder neben den
    Prinzen, solange der ihn vertritt (C22). Bring eine Karte aus der Reserve ins
    Spiel: Ihre Legeregeln gelten, aber sie bekommt keinen Marker. Ihre Wirkung
    tritt ein, und mit „du“ bist in ihrem Text du gemeint, mit deiner Hand, deinen
    Markern und deiner zusätzlichen Aktion; was ihr Text andere wählen lässt, wählen
    weiterhin sie. Die neue Karte darf den Berater zum Ziel nehmen, und ein so ins
    Spiel gebrachter Ritter darf auf ihm liegen.

    Beispiel: Er bringt den Drachen ins Spiel; der liegt ohne Marker im Umland, und
    du schickst zwei Karten zurück.

C30 =
    Intrigant (Hof; männlich). Wähle zwei andere ausliegende Karten, auf denen
    jeweils ein Marker liegt, und vertausche diese Marker; sie dürfen sogar dieselbe
    Farbe haben.

    Beispiel: Du vertauschst deinen Marker auf dem König mit einem fremden auf einem
    Soldaten: Wird der König zurückgeschickt, kommt er auf die Hand des Gegners.

C31 =
    Spion (Hof; männlich). Ordne die Marker auf den ihm benachbarten Karten, auch
    auf solchen unter Rittern, nach Belieben neu an; beteiligt sind nur Karten, auf
    denen ein Marker liegt. Hier vertauschst du dazu jeweils zwei Marker; „Fertig“
    beendet es.

    Beispiel: Neben ihm liegen dein Dieb und ein fremder Priester: Nach einem Tausch
    trägt der Priester deinen Marker und der Dieb den fremden.

C32 =
    Dieb (Hof; männlich). Entferne den Marker von einer benachbarten Karte.

    Beispiel: Er nimmt dem Hauptmann den Marker: Wird dieser zurückgeschickt, kommt
    er in die Reserve.

C33 =
    Meuchelmörder (Hof; männlich). Töte eine benachbarte Karte: Sie scheidet für
    immer aus dem Spiel aus. Der König kann nie getötet werden.

    Beispiel: Er tötet die Königin neben sich: Niemand spielt sie noch einmal aus.

C34 =
    Priester (Hof; männlich). Dauerhaft: Jede benachbarte Karte, deren Marker
    dieselbe Farbe hat wie der auf dem Priester, ist geschützt. Ohne Marker schützt
    er niemanden, und nie schützt er sich selbst oder andere Karten auf seinem Feld.

    Beispiel: Neben deinem Priester liegen zwei deiner Karten: Solange er da ist,
    kann sie niemand zurückschicken.

C35 =
    Botschafter (Hof; männlich). Er darf nur auf das letzte freie Feld des Hofs
    gelegt werden. Dauerhaft: Er ist immer geschützt.

    Beispiel: Fünfzehn Felder des Hofs sind besetzt: Er kommt auf das sechzehnte.

C36 =
    Händler (Hof; männlich). Du hast in diesem Zug eine Aktion mehr. Außerdem
    ersetzt du drei fremde Marker auf ausliegenden Karten durch eigene, einen nach
    dem anderen; auch Karten unter Rittern und Karten im Umland kommen infrage. Gibt
    es weniger als drei solche Marker, ersetzt du alle.

    Beispiel: Du spielst ihn als zweite Aktion: Drei fremde Marker werden zu deinen,
    und du hast noch eine Aktion.

C37 =
    Minnesänger (Hof; männlich). Wähle zwei Karten auf Hoffeldern neben ihm: Sie
    tauschen die Plätze. Beide müssen einzeln liegen, also nicht in einem Stapel,
    und ungeschützt sein; der Minnesänger selbst ist nie dabei.

    Beispiel: Neben ihm liegen König und Dieb: Sie tauschen die Plätze.

C38 =
    Hofnarr (Hof; männlich). Zu zweit wird er nicht verwendet. Alle wählen eine
    ihrer Handkarten und geben sie gleichzeitig nach links weiter. Wer keine
    Handkarten hat, gibt nichts; auch wer nur eine hat, wird gefragt.

    Beispiel: Du gibst den König nach links und bekommst von rechts einen Soldaten.

C39 =
    Dorftrottel (Hof; männlich). Zu zweit wird er nicht verwendet. Alle nehmen
    gleichzeitig eine zufällige Karte aus der Hand rechts von ihnen. Aus einer
    leeren Hand wird nichts genommen.

    Beispiel: Dein linker Nachbar nimmt eine deiner drei Karten, du nimmst eine von
    rechts.

C40 =
    Schwarzer Ritter (Hof; männlich). Schick einen Ritter von einem benachbarten
    Feld zurück.

    Beispiel: Ein Ritter schützt den König neben ihm: Der Ritter kehrt auf die Hand
    seines Besitzers zurück, der König bleibt.

section-walls = Karten für die Mauern

C41 =
    Soldat (Mauern; männlich). Soldat, Hauptmann und Verräter gelten alle als
    Soldaten. Kommt der vierte Soldat auf einer Mauer an, wird die
    Belagerungsmaschine ihr gegenüber zurückgeschickt, es sei denn, ein Ritter liegt
    auf ihr. Auch während vier Maschinen stehen, dürfen Soldaten gelegt werden. Es
    gibt 13 Exemplare.

    Beispiel: Auf der Nordmauer stehen drei Soldaten; ein vierter schickt die
    Maschine im Norden zu ihrem Besitzer zurück.

C42 =
    Hauptmann (Mauern; männlich). Er ist ein Soldat, und auch er schickt als vierter
    auf seiner Mauer die Belagerungsmaschine gegenüber zurück (C41). Dauerhaft: Die
    anderen Soldaten auf seiner Mauer sind geschützt, er selbst nicht.

    Beispiel: Die vierte Maschine kommt an: Die Soldaten auf seiner Mauer bleiben,
    er geht.

C43 =
    Verräter (Mauern; männlich). Er ist ein Soldat, und auch er schickt als vierter
    auf seiner Mauer die Belagerungsmaschine gegenüber zurück (C41). Danach schickst
    du eine Karte von einem benachbarten Hoffeld zurück.

    Beispiel: Auf die Südmauer gelegt, schickt er eine Karte von einem Hoffeld
    zurück, das sein Feld berührt.

section-towers = Karten für die Türme

C44 =
    Gespenst (Türme; weder männlich noch weiblich). Es darf nur in einen besetzten
    Turm gelegt werden, in dem eine einzelne ungeschützte Karte liegt. Diese wird
    zurückgeschickt, und das Gespenst nimmt ihren Platz ein. Das gehört zum Legen
    des Gespensts; auch eine eigene Karte oder eine ohne Marker ist recht.

    Beispiel: Der Bogenschütze liegt allein in einem Turm: Er kehrt zu seinem
    Besitzer zurück, und das Gespenst hat den Turm.

C45 =
    Turmwächter (Türme; männlich). Versetze einen Soldaten auf ein beliebiges freies
    Mauerfeld, gleich auf welcher Mauer. Ist er dort nun der vierte, wird die
    Belagerungsmaschine gegenüber zurückgeschickt (C41); eine andere Wirkung löst
    ein Versetzen nie aus.

    Beispiel: Er versetzt einen Soldaten auf eine Mauer mit drei Soldaten: Die
    Maschine gegenüber kehrt zurück.

C46 =
    Zauberer (Türme; männlich). Wähle eine beliebige andere ausliegende Karte: Sie
    kommt in die Reserve.

    Beispiel: Er schickt den Drachen in die Reserve, wo jeder ihn eintauschen kann.

C47 =
    Bogenschütze (Türme; männlich). Schick eine Karte aus dem Umland zurück.

    Beispiel: Er schickt eine Belagerungsmaschine zu ihrem Besitzer zurück.

C48 =
    Hexe (Türme; weiblich). Wähle eine Karte der Reserve und einen Spieler, auch
    dich selbst, wenn du willst: Die Karte kommt auf seine Hand.

    Beispiel: Ein Gegner hat noch eine Karte; sie gibt ihm den Botschafter aus der
    Reserve.

C49 =
    Alchemist (Türme; männlich). Tausche zwei Handkarten gegen zwei Karten der
    Reserve. Hast du bei seiner Ankunft weniger als zwei Handkarten oder liegen
    weniger als zwei Karten in der Reserve, tauschst du nur so oft, wie die kleinere
    Zahl es zulässt. Getauscht wird nacheinander; was du abgegeben hast, darfst du
    nicht zurücknehmen, was du genommen hast, nicht abgeben.

    Beispiel: Du gibst einen Ritter und den Botschafter ab und nimmst zwei Soldaten.

section-outside = Karten für das Umland

C50 =
    Belagerungsmaschine (Umland; weder männlich noch weiblich). Sie muss in eine
    freie Stellung gelegt werden: Norden, Osten, Süden oder Westen; auf der Mauer
    gegenüber dürfen schon vier Soldaten stehen. Kommt die vierte Maschine an,
    werden alle ungeschützten Soldaten von allen Mauern auf einmal zurückgeschickt.
    Das trifft auch den Hauptmann, sofern ihn nichts anderes schützt. Wer geschützt
    ist, wird festgestellt, bevor der erste von ihnen geht; Soldaten im Umland
    bleiben liegen. So geschieht es jedes Mal, wenn die Zahl der Maschinen von drei
    auf vier steigt. Es gibt 5 Exemplare.

    Beispiel: Drei Maschinen stehen; die vierte schickt alle ungeschützten Soldaten
    zurück.

C51 =
    Barbar (Umland; männlich). Schick eine Karte von einem Turm oder einer Mauer
    zurück.

    Beispiel: Er schickt die Hexe aus ihrem Turm zurück.

C52 =
    Drache (Umland; weder männlich noch weiblich). Schick zuerst eine andere Karte
    aus dem Umland zurück, dann eine Karte von einem Turm oder einer Mauer. Was
    davon nicht möglich ist, entfällt.

    Beispiel: Er schickt eine Belagerungsmaschine zurück, dann einen Soldaten von
    einer Mauer.

C53 =
    Hexenmeister (Umland; männlich). Schick die Karte zurück, die als letzte vor ihm
    gelegt wurde, gleich von wem sie ausgespielt wurde oder ob der Berater sie ins
    Spiel gebracht hat. Es muss genau diese Karte sein, noch im Spiel, obenauf und
    ungeschützt. Versetzen ist kein Legen. Bringt der Berater den Hexenmeister ins
    Spiel, so schickt dieser unter denselben Bedingungen den Berater zurück.

    Beispiel: Ein Gegner hat eben die Königin ausgespielt: Sie kehrt auf seine Hand
    zurück.

C54 =
    Fee (Umland; weiblich). Versetze eine Burgkarte ins Umland. Ein Ritter landet
    dort auf einer Karte; zumindest die Fee steht immer bereit.

    Beispiel: Sie versetzt den König ins Umland: Er ist nicht mehr am Hof.

C55 =
    Herold (Umland; männlich). Dauerhaft: Hast du zu Beginn deines Zugs den König
    auf der Hand, musst du ihn mit deiner ersten Aktion ausspielen. Gibt es dann
    keinen erlaubten Platz für ihn, musst du es mit der nächsten Aktion tun, bei der
    es einen gibt. Ob diese Pflicht besteht, steht mit Beginn des Zugs fest. Solange
    der König keinen Platz findet, ist jede Aktion frei; du darfst ihn sogar
    wegtauschen.

    Beispiel: Der König kehrt auf deine Hand zurück; dein nächster Zug beginnt mit
    ihm.

section-anywhere = Karten für jede Zone

C56 =
    Ritter (jede Zone; männlich). Er muss auf eine andere Karte gelegt werden.
    Dauerhaft: Die Karte unmittelbar unter ihm ist geschützt. Es gibt 4 Exemplare.

    Beispiel: Auf deinem Berater verhindert er, dass dieser zurückgeschickt wird.

section-knowledge = Wer was weiß

C60 =
    Handkarten und Decks sind geheim, doch was der ganze Tisch gesehen hat, braucht
    niemand zu vergessen. Ist eine Karte vom Spielplan auf eine Hand zurückgekehrt
    oder offen aus der Reserve auf eine Hand gekommen, wissen alle, dass sie dort
    ist, bis sie ausgespielt oder weggetauscht wird oder zufällig gezogen worden
    sein könnte. Außerdem weißt du, was du selbst weitergegeben hast (C38) und was
    dir genommen oder gegeben wurde (C28, C39).

C61 =
    Wird aus einer Hand zufällig gezogen, können die anderen nicht mehr sicher sein,
    was sie enthält. Computergegner und alles, was dir angezeigt wird, halten sich
    genau an C60 und C61, nicht mehr und nicht weniger.

section-variants = Varianten

variant-merchant-finish =
    Händler am Ende: normalerweise erlaubt. Ist er es nicht, gilt eine alte
    offizielle Variante: Du kannst den Händler nicht ausspielen, wenn du sonst keine
    Handkarte hast und dein Deck leer ist. Ein Händler, den der Berater ins Spiel
    bringt, ist davon nicht betroffen.

variant-hand-limit =
    Ziehen mit voller Hand: normalerweise erlaubt. Ist es das nicht, gilt eine
    verbreitete Hausregel: Du darfst nicht ziehen, solange du mindestens so viele
    Handkarten hast, wie du zu Beginn bekommen hast (C3).

section-notation = Wie Plätze und Züge geschrieben werden

places-note =
    Im Terminal und in Aufzeichnungen haben die Felder Namen: Spalten a bis f von
    links nach rechts, Reihen 1 bis 6 von unten nach oben. Die Türme sind a1, f1,
    a6 und f6, der Hof ist b2–e5, die Mauern liegen zwischen den Türmen. Die
    Stellungen für Belagerungsmaschinen heißen north (Norden), east (Osten), south
    (Süden) und west (Westen). Im Umland bekommt eine neue Karte die kleinste freie
    Nummer, o1, o2 und so weiter; ein Ritter auf einer Karte braucht keine. c3 ist
    die oberste Karte dort, c3.1 die unterste.

order-note =
    Wo es auf die Reihenfolge der Plätze ankommt, lautet sie: a1 bis a6, b1 bis
    b6 und weiter bis f6, dann north, east, south, west, dann o1, o2 und so weiter;
    ein Stapel von unten nach oben. Ihr folgt der Spion (C31): Von einem Tausch zum
    nächsten rückt der frühere der beiden Plätze vor, und die beiden Marker haben
    verschiedene Farben.

notation-note =
    Ein Zug ist ein Wort mit Karten oder Plätzen: draw, swap king thief, play
    soldier b1, return c3, move c3 d4, tokens b2 c3, done. Barbar, Drache,
    Hexenmeister, Fee und Herold werden nach out gespielt.
