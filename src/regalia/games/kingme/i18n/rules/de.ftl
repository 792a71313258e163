### King Me!: die Regeln für Spieler, eine Nachricht je Regel, in Lesereihenfolge.

section-aim = Ziel des Spiels

aim =
    Ziel ist es, in drei Runden die meisten Punkte zu holen. Ein geheimer Auftrag
    nennt deine sechs Favoriten; je höher sie stehen, wenn ein König gekrönt wird,
    desto mehr Punkte. Erst setzen alle Höflinge auf die unteren Etagen, dann lässt
    reihum jeder einen beliebigen eine Etage aufsteigen. Über jeden im Thronsaal
    wird abgestimmt: nur Ja – der König ist gekrönt, die Runde wird gewertet; ein
    Nein – der Kandidat scheidet aus.

section-course = So läuft eine Runde ab

course-1 =
    Dein geheimer Auftrag zeigt deine sechs Favoriten. Bis zum Ende der Runde kennst
    nur du sie.

course-2 =
    Zuerst setzt ihr reihum Höflinge auf die Etagen 1 bis 4. Mehr als vier passen
    auf keine.

course-3 =
    Dann lässt reihum jeder einen beliebigen Höfling eine Etage aufsteigen, gleich
    wessen Favorit er ist.

course-4 =
    Über jeden, der den Thronsaal betritt, stimmen alle zugleich und geheim ab. Ein
    einziges Nein genügt, und er scheidet für die Runde aus.

course-5 =
    Sagen alle Ja, ist der König gekrönt. Nun zählt jeder Favorit die Punkte seiner
    Etage, der König 10.

section-setup = Vorbereitung einer Runde

K1 =
    Dreizehn Höflinge wollen die Krone, und drei bis sechs Spieler ziehen im
    Hintergrund die Fäden. Es gibt 26 Auftragskarten mit je sechs Favoriten. Sie
    werden gemischt, und jeder bekommt eine davon: Bis zum Ende der Runde kennst nur
    du deinen Auftrag. Ein ausgeteilter Auftrag kehrt in derselben Partie nicht
    wieder.

K2 =
    Du nimmst eine Ja-Karte auf die Hand und dazu deine Nein-Karten: vier bei drei
    Spielern, drei bei vier Spielern, zwei bei fünf oder sechs Spielern. Am echten
    Tisch behältst du die Zahl deiner Nein-Karten für dich; hier wird sie gezeigt,
    denn mitzählen könnte ohnehin jeder.

K3 =
    Wer in der ersten Runde Startspieler ist, entscheidet das Los. Die Plätze sind
    im Uhrzeigersinn nummeriert: Dein linker Nachbar hat die nächsthöhere Nummer,
    und auf den letzten Platz folgt wieder der erste.

section-placing = Phase 1: Höflinge einsetzen

K4 =
    Der Palast hat sieben Etagen. Von unten nach oben sind es 0 Diener,
    1 Handwerker, 2 Kaufleute, 3 Wachen, 4 Würdenträger, 5 Adlige und ganz oben, als
    Etage 6, der Thronsaal. Der Startspieler beginnt, dann geht es im Uhrzeigersinn
    reihum. Wenn du am Zug bist, nimmst du einen Höfling, der noch nicht im Palast
    steht, und stellst ihn auf Etage 1, 2, 3 oder 4. Das geht so lange, bis jeder
    vier Höflinge (bei drei Spielern), drei (bei vier Spielern) oder zwei (bei fünf
    oder sechs Spielern) eingesetzt hat.

K5 =
    Mit vier Höflingen ist eine Etage voll, jetzt und für den ganzen Rest der Runde:
    Ein fünfter findet dort nie Platz.

K6 =
    Wen niemand eingesetzt hat, der beginnt ganz unten, bei den Dienern auf Etage 0.
    Bei fünf Spielern sind das drei Höflinge, bei drei, vier oder sechs Spielern ist
    es nur einer.

section-ascent = Phase 2: der Aufstieg

K7 =
    Wieder beginnt der Startspieler, und es geht im Uhrzeigersinn reihum. In deinem
    Zug wählst du einen beliebigen Höfling im Palast und lässt ihn genau eine Etage
    aufsteigen. Passen darfst du nicht, abwärts geht es für niemanden, und eine
    Etage, auf der vier Höflinge stehen, ist gesperrt, bis einer von ihnen sie
    verlässt.

K8 =
    Einen erlaubten Zug gibt es immer: Zu Beginn jedes Zuges ist der Thron leer,
    also hat zumindest der Höfling, der am höchsten steht, über sich Platz. Du
    darfst jeden bewegen, ganz gleich, wessen Favorit er ist, und du darfst sogar
    gegen den stimmen, den du selbst vor den Thron geführt hast.

K9 =
    Ziehst du einen Höfling von Etage 5 (Adlige) in den Thronsaal, so schlägst du
    ihn als König vor: Du nimmst dir das Kronenplättchen, und es wird auf der Stelle
    abgestimmt.

section-voting = Die Abstimmung

K10 =
    Alle stimmen ab, auch wer den Kandidaten vorgeschlagen hat. Jeder wählt geheim
    und zur gleichen Zeit wie die anderen: Ja oder, sofern er noch eine Nein-Karte
    hat, Nein. Dann werden alle Stimmen auf einmal aufgedeckt, und jeder sieht, wer
    wie gestimmt hat.

K11 =
    Lauten alle Stimmen Ja, so wird der Kandidat König, und damit endet die Runde.

K12 =
    Ein einziges Nein genügt, um den Kandidaten abzulehnen: Er scheidet bis zum Ende
    der Runde aus. Alle dabei gespielten Nein-Karten sind für diese Runde
    verbraucht, die Ja-Karten nimmt jeder wieder auf die Hand. Als Nächstes ist der
    linke Nachbar des Spielers mit dem Kronenplättchen am Zug.

K13 =
    Sind deine Nein-Karten aufgebraucht, kannst du nur noch mit Ja stimmen, wirst
    aber genauso gefragt wie alle anderen. Abgestimmt wird selbst dann, wenn niemand
    mehr eine Nein-Karte hat; der Kandidat wird in diesem Fall mit Sicherheit
    gekrönt. Jede Runde findet ihren König: Es gibt 13 Höflinge, jede Ablehnung
    kostet mindestens eine Nein-Karte, und davon haben alle zusammen nur 12 (bei
    fünf Spielern 10).

section-scoring = Wertung, neue Runde und Sieg

K14 =
    Alle decken ihre Aufträge auf. Jeder deiner sechs Favoriten bringt dir Punkte
    für den Platz, den er erreicht hat:
    - 10 als König
    - 5 bei den Adligen
    - 4 bei den Würdenträgern
    - 3 bei den Wachen
    - 2 bei den Kaufleuten
    - 1 bei den Handwerkern
    - 0 bei den Dienern und für einen abgelehnten Höfling

    Die Summe ist dein Ergebnis dieser Runde.

K15 =
    In der dritten Runde, und nur in dieser, zählen 0 Punkte als 33. Mehr ist in
    keiner Runde zu holen: 33 Punkte sind der König (10), drei Favoriten bei den
    Adligen (3 × 5) und zwei bei den Würdenträgern (2 × 4). Der König selbst hat die
    Etage der Adligen eben verlassen, darum können dort nur drei stehen.

K16 =
    Für die nächste Runde bekommst du einen neuen Auftrag vom Rest des Stapels und
    hast wieder alle deine Nein-Karten. Der Spielplan wird geräumt, und alle
    13 Höflinge sind wieder dabei, auch die abgelehnten. Neuer Startspieler ist der
    linke Nachbar des Spielers mit der Krone, also dessen, der den letzten König
    vorgeschlagen hat.

K17 =
    Nach drei Runden gewinnt die höchste Gesamtpunktzahl. Herrscht an der Spitze
    Gleichstand, vergleichen die Beteiligten ihre Aufträge der letzten Runde: Es
    gewinnt, wer noch die meisten eigenen Favoriten im Palast hat. Dabei zählt jede
    Etage, von Etage 0 bis hinauf zum Thron. Liegen auch dann noch mehrere
    gleichauf, teilen sie sich den Sieg.

section-variants = Varianten

variant-rounds =
    Runden: drei, das ist die Voreinstellung, oder eine. Eine Partie über eine Runde
    wird ohne K15 gespielt, es sei denn, ihr einigt euch darauf, dass null als
    33 zählt; dann tun es 0 Punkte in dieser einzigen Runde. Bei drei Runden gibt es
    nichts zu vereinbaren: In der letzten gilt K15 ohnehin.

variant-placement =
    Beginn: Gewöhnlich setzt ihr die Höflinge selbst ein, wie in K4 bis
    K6 beschrieben. Tut es der Zufall, entfällt Phase 1: In jeder Runde werden die
    13 Höflinge und drei leere Plättchen zufällig auf die sechzehn Plätze der Etagen
    0 bis 3 verteilt, vier Plätze je Etage, und der Aufstieg beginnt sofort. Manche
    Spieler kennen das aus einer Onlinefassung des Spiels.

section-box = Die Aufträge

goals-note =
    Jeder Höfling steht auf 12 der 26 Aufträge, und jedes Paar von Höflingen steht
    gemeinsam auf 5. Selbst zu sechst braucht ihr in drei Runden nur 18 Aufträge.

    Von den gedruckten Aufträgen sind nur die vier aus dem Beispiel der Spielregel
    bekannt; die übrigen 22 stammen von uns. Von uns sind auch die Namen Viola,
    Jolanda und Konrad sowie im Russischen der dreizehnte Name, Oskar, den als
    einzigen die Regel nicht nennt.

section-notation = Wie Züge geschrieben werden

notation-note =
    Im Terminal und in Aufzeichnungen steht für einen Höfling der Anfangsbuchstabe.
    K@3 setzt Konrad auf Etage 3, K^ lässt ihn eine Etage aufsteigen; eine Stimme
    ist yes (Ja) oder no (Nein).
