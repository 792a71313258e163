### Majesty: die Regeln für Spieler, eine Nachricht je Regel, in Lesereihenfolge.

section-aim = Ziel des Spiels

aim =
    Ziel ist es, nach zwölf Zügen die meisten Münzen zu besitzen. Jeden Zug holst du
    eine Karte aus der Auslage und legst sie unter ihr Gebäude; das bringt sofort
    Münzen oder Meeple. Die erste Karte ist umsonst, auf jede übersprungene kommt
    ein Meeple. Am Ende gibt es Münzen für Vielfalt und Mehrheiten, Verwundete
    kosten welche.

section-course = So läuft ein Zug ab

course-1 =
    In der Auslage liegen sechs Karten. Die erste ist umsonst, jede weitere kostet
    einen Meeple mehr.

course-2 =
    Stell auf jede übersprungene Karte einen deiner Meeple. Die Meeple auf der
    Karte, die du nimmst, gehören dann dir.

course-3 =
    Leg die Karte unter ihr Gebäude. Das Gebäude tut nun alles, was es zeigt, und
    die neue Karte zählt schon mit.

course-4 =
    Ein Soldat greift alle an, die weniger Wachen haben als du Soldaten: Ihre Karte
    ganz links kommt ins Lazarett. Eine Hexe holt die letzte zurück.

course-5 =
    Nach zwölf Zügen für jeden wird zusammengezählt: Münzen für Vielfalt und
    Mehrheiten, abzüglich der Verwundeten.

section-setup = Vorbereitung

M1 =
    Vor jedem liegen acht Gebäude in einer Reihe, von links nach rechts mit 1 bis
    8 nummeriert; alle haben die gleichen. Jedes Gebäude hat eine Seite A und eine
    Seite B. Welche Seiten gelten, wird einmal für den ganzen Tisch festgelegt:
    überall A (so ist es voreingestellt), überall B oder eine beliebige Mischung.
    Jedes Gebäude kann für sich gewendet werden.

M2 =
    Du beginnst mit 5 Meeple und ohne Münzen. Deine Meeple stehen auf deiner
    Meeple-Karte, die 5 Plätze hat.

M4 =
    Die grünen Karten (Stapel 1) und die roten Karten (Stapel 2) werden getrennt
    gemischt. Von den 33 grünen bleiben zu zweit 6, zu dritt 14 und zu viert 26 im
    Spiel; die übrigen 27, 19 oder 7 scheiden aus, ohne dass jemand sie ansieht. Die
    27 roten bleiben alle. Die verbliebenen grünen Karten kommen auf die roten: So
    entsteht der Nachziehstapel.

M5 =
    Die obersten sechs Karten des Nachziehstapels werden offen nebeneinandergelegt:
    Das ist die Auslage. Karte 1 liegt am weitesten vom Nachziehstapel entfernt,
    Karte 6 direkt daneben. Im normalen Spiel zu zweit besteht die erste Auslage
    genau aus den sechs grünen Karten, die im Spiel sind.

M7 =
    Wer anfängt, entscheidet das Los; zu erkennen ist der Startspieler an der
    Meeple-Karte mit dem roten Ritter. Danach geht es im Uhrzeigersinn weiter. (Nach
    der deutschen Anleitung beginnt in der allerersten Partie, wer die Regeln liest;
    hier wird immer gelost.)

section-turn = Dein Zug

M8 =
    In deinem Zug musst du eine Karte aus der Auslage nehmen, und zwar nur eine;
    passen darfst du nicht. Karte 1 ist kostenlos. Für jede andere stellst du je
    einen deiner Meeple auf alle Karten, die vor ihr liegen: Karte 2 kostet
    1 Meeple, Karte 3 kostet 2 und so weiter bis zu 5 für Karte 6. Diese Meeple
    musst du schon vorher besitzen; mit denen, die auf der gewünschten Karte stehen,
    kannst du sie nicht bezahlen.

M9 =
    Die Karte gehört dir, und mit ihr alle Meeple, die darauf stehen. Hast du nun
    mehr als fünf, warten die überzähligen vorerst neben deiner Meeple-Karte.

M10 =
    Lege die Karte unter das Gebäude, das zu ihrer Person gehört. Eine Doppelkarte
    zeigt zwei Personen: Entscheide dich für eine davon; die Karte zählt dann nur
    als diese.

M11 =
    Führe nun alles aus, was dieses Gebäude vorgibt, von oben nach unten; die eben
    gelegte Karte zählt schon mit. Auf nichts davon darfst du verzichten, außer auf
    den Tausch im Schloss B (M26B).

    „Für jede“ und „für jeden“ meint immer deine eigenen Personen. Heißt es „alle“,
    gehörst du selbst dazu: Wer mindestens eine der genannten Personen hat, die
    nicht verwundet ist, bekommt den Betrag aus der Bank, und zwar einmal, gleich
    wie viele solche Personen es sind.

M12 =
    Am Ende deines Zuges gehen alle Meeple, die du über fünf hinaus hast, in den
    Vorrat zurück, und du bekommst für jeden 1 Münze.

M13 =
    Die Lücke in der Auslage wird geschlossen: Die Karten rücken in Richtung
    Karte 1 auf, samt den Meeple darauf, und die oberste Karte des Nachziehstapels
    wird, falls es noch eine gibt, zur neuen Karte 6.

    Wann das geschieht, hängt von der Ausgabe ab. In der russischen und der
    englischen ist es das Letzte im Zug: Alles, was du zu entscheiden hast (die
    Hälfte einer Doppelkarte, den Platz einer geheilten Karte, einen Tausch),
    entscheidest du zugleich mit dem Nehmen. In der polnischen und der deutschen
    wird die Auslage aufgefüllt, sobald die Karte genommen ist; alles Übrige
    entscheidest du also, wenn du die neue Karte schon siehst. Gleiche
    Entscheidungen führen in jeder Ausgabe zum gleichen Ergebnis.

section-attack = Angriff, Verteidigung, Heilung

M30 =
    Angriff: Zähle deine Soldaten, den neuen eingeschlossen, und vergleiche sie mit
    den Wachen jedes Gegners einzeln. Wer mindestens so viele Wachen hat wie du
    Soldaten, bleibt verschont. Bei allen, die weniger haben, wird genau eine Karte
    verwundet, wie groß der Unterschied auch ist. Wachen verteidigen, gleich welche
    Seite des Wachturms im Spiel ist. Auslassen darfst du niemanden.

M31 =
    Wen es trifft: Geh die Gebäude des Angegriffenen von 1 bis 7 durch und halte
    beim ersten an, unter dem eine Karte liegt. Sind es dort mehrere, trifft es die
    zuletzt hinzugekommene; eine geheilte Karte gilt als im Augenblick ihrer Heilung
    hinzugekommen. Die Karte kommt verdeckt oben auf die Karten im Lazarett ihres
    Besitzers. Weder Soldaten noch Wachen werden dabei verbraucht. Wer unter keinem
    Gebäude eine Karte hat, verliert nichts.

M32 =
    Heilung: Nimm die oberste Karte aus deinem Lazarett, also die zuletzt
    verwundete, und lege sie wieder unter ihr Gebäude (zu Doppelkarten siehe M33).
    Das geschieht, bevor das Hexenhaus Münzen bringt; die Karte zählt dort also
    schon mit. Das Gebäude, zu dem sie zurückkehrt, wird nicht ausgelöst;
    insbesondere heilt eine geheilte Hexe niemanden. Ist dein Lazarett leer,
    entfällt dieser Schritt.

M33 =
    Wird eine Doppelkarte geheilt, entscheidest du neu, zu welcher ihrer beiden
    Personen sie wird, gleich was sie vorher war.

M34 =
    Legst du eine Doppelkarte als Hexe und ist die oberste Karte deines Lazaretts
    ebenfalls eine Doppelkarte, so hast du zwei Entscheidungen: die Hälfte der neuen
    und die Hälfte der geheilten Karte. Beide triffst du selbst.

section-buildings = Die Gebäude

M20A =
    Mühle, Seite A. Du bekommst 2 Münzen für jede deiner Müllerinnen.

    Für die Mehrheit am Spielende: 10 Münzen.

    Beispiel: Deine dritte Müllerin bringt 6 Münzen.

M20B =
    Mühle, Seite B. Du bekommst 2 Münzen für jede deiner Müllerinnen. Danach
    bekommen alle, die mindestens eine Hexe haben, 3 Münzen.

    Für die Mehrheit am Spielende: 14 Münzen.

    Beispiel: Deine zweite Müllerin bringt 4 Münzen und 3 weitere, wenn du eine Hexe
    hast.

M21A =
    Brauerei, Seite A. Du bekommst 2 Münzen und 1 Meeple für jeden deiner Brauer.
    Danach bekommen alle, die mindestens eine Müllerin haben, 2 Münzen.

    Für die Mehrheit am Spielende: 11 Münzen.

    Beispiel: Dein zweiter Brauer bringt 4 Münzen und 2 Meeple und 2 weitere Münzen,
    wenn du eine Müllerin hast.

M21B =
    Brauerei, Seite B. Du bekommst je 1 Meeple für jede deiner Müllerinnen und für
    jeden deiner Brauer, aber keine Münzen dafür. Hast du außerdem mindestens einen
    Wirt und mindestens eine Adlige, bekommst du danach 10 Münzen: nur einmal und
    nur du.

    Für die Mehrheit am Spielende: 12 Münzen.

    Beispiel: Mit 2 Müllerinnen bringt dein erster Brauer 3 Meeple.

M22A =
    Hexenhaus, Seite A. Zuerst heilst du (M32). Danach bekommst du je 2 Münzen für
    jede deiner Müllerinnen, für jeden deiner Brauer und für jede deiner Hexen.

    Für die Mehrheit am Spielende: 12 Münzen.

    Beispiel: Deine erste Hexe holt eine Müllerin zurück; mit dieser Müllerin und
    1 Brauer bekommst du 6 Münzen.

M22B =
    Hexenhaus, Seite B. Zuerst heilst du (M32). Danach bekommst du 3 Münzen für jede
    deiner Hexen.

    Für die Mehrheit am Spielende: 12 Münzen.

    Beispiel: Deine zweite Hexe bringt 6 Münzen; geheilte Hexen zählen mit.

M23A =
    Wachturm, Seite A. Du bekommst je 2 Münzen für jede deiner Wachen, für jeden
    deiner Soldaten und für jeden deiner Wirte. Außerdem schützen dich deine Wachen
    vor Angriffen (M30).

    Für die Mehrheit am Spielende: 13 Münzen.

    Beispiel: Mit 2 Soldaten und 1 Wirt bringt deine erste Wache 8 Münzen.

M23B =
    Wachturm, Seite B. Du bekommst je 2 Münzen für jeden deiner Brauer, für jede
    deiner Hexen und für jede deiner Wachen. Danach bekommen alle, die mindestens
    einen Wirt haben, 3 Münzen. Auch bei dieser Seite schützen dich deine Wachen vor
    Angriffen (M30).

    Für die Mehrheit am Spielende: 8 Münzen.

    Beispiel: Mit 1 Brauer und 1 Hexe bringt deine erste Wache 6 Münzen und
    3 weitere, wenn du einen Wirt hast.

M24A =
    Kaserne, Seite A. Zuerst greifst du an (M30). Danach bekommst du 3 Münzen für
    jeden deiner Soldaten.

    Für die Mehrheit am Spielende: 14 Münzen.

    Beispiel: Dein zweiter Soldat verwundet eine Karte bei allen, die weniger als
    2 Wachen haben; dann bekommst du 6 Münzen.

M24B =
    Kaserne, Seite B. Zuerst greifst du an (M30). Danach bekommst du je 3 Münzen für
    jeden deiner Soldaten, für jeden deiner Wirte und für jede deiner Adligen.

    Für die Mehrheit am Spielende: 8 Münzen.

    Beispiel: Mit 1 Wirt und 2 Adligen bringt dein erster Soldat 12 Münzen.

M25A =
    Taverne, Seite A. Du bekommst 4 Münzen für jeden deiner Wirte. Danach bekommen
    alle, die mindestens einen Brauer haben, 3 Münzen.

    Für die Mehrheit am Spielende: 15 Münzen.

    Beispiel: Dein zweiter Wirt bringt 8 Münzen und 3 weitere, wenn du einen Brauer
    hast.

M25B =
    Taverne, Seite B. Multipliziere die Anzahl deiner Wirte mit der Größe deiner
    größten Personengruppe und verdopple das Ergebnis: So viele Münzen bekommst du.
    Eine Gruppe sind alle Karten unter einem Gebäude; auch die Wirte selbst können
    die größte sein, die Verwundeten dagegen sind keine Gruppe.

    Für die Mehrheit am Spielende: 12 Münzen.

    Beispiel: 2 Wirte und eine größte Gruppe von 4 Karten bringen
    2 × 2 × 4 = 16 Münzen.

M26A =
    Schloss, Seite A. Du bekommst 5 Münzen und 1 Meeple für jede deiner Adligen.

    Für die Mehrheit am Spielende: 16 Münzen.

    Beispiel: Deine zweite Adlige bringt 10 Münzen und 2 Meeple.

M26B =
    Schloss, Seite B. Zuerst darfst du tauschen, einen Meeple gegen eine Münze oder
    umgekehrt, aber nur in eine Richtung; du darfst es auch lassen. Es zählen die
    Meeple, die du in diesem Augenblick besitzt: Die Karte ist schon bezahlt, die
    Meeple darauf gehören dir schon, und auch die neben der Meeple-Karte wartenden
    zählen mit.
    - Verkaufen: beliebig viele deiner Meeple, für je 1 Münze.
    - Kaufen: beliebig viele Meeple für je 1 Münze, aber nicht mehr, als du Münzen
      hast, und nicht mehr, als dir bis fünf fehlen; mit fünf oder mehr Meeple
      kannst du keine kaufen.

    Erst danach bekommst du 4 Münzen für jede deiner Adligen und 4 Münzen für jede
    Karte in deinem eigenen Lazarett; für den Tausch kannst du diese Einnahmen also
    nicht ausgeben.

    Für die Mehrheit am Spielende: 16 Münzen.

    Beispiel: Du verkaufst 3 Meeple für 3 Münzen; dann bringen 2 Adlige und
    1 verwundete Karte 12 Münzen.

M27A =
    Lazarett, Seite A. In der Schlusswertung verlierst du 1 Münze für jede deiner
    verwundeten Personen.

    Beispiel: 2 Verwundete kosten dich 2 Münzen.

M27B =
    Lazarett, Seite B. In der Schlusswertung verlierst du 2 Münzen für jede deiner
    verwundeten Personen. Wer die meisten Verwundeten hat, verliert zusätzlich
    10 Münzen. Bei Gleichstand verlieren alle Beteiligten je 10; hat niemand
    Verwundete, trifft es niemanden.

    Beispiel: 3 Verwundete kosten dich 6 Münzen, und 16, wenn niemand mehr davon
    hat.

section-general = Was immer gilt

M14 =
    Verwundete Personen, also die Karten im Lazarett, zählen nirgends mit. Ausnahmen
    sind nur Schloss B (M26B), Lazarett A (M27A) und Lazarett B (M27B), die sie
    ausdrücklich nennen.

M15 =
    Meeple sind immer genug da. In der Schachtel liegen 30, und keine Anleitung
    sagt, was geschieht, wenn sie nicht reichen; das Spiel geht dann einfach weiter,
    als wäre der Vorrat unerschöpflich.

M16 =
    Wie viele Münzen jemand hat, dürfen alle sehen. Schulden gibt es während der
    Partie nicht; erst die Schlusswertung kann jemanden unter null bringen.

section-end = Spielende

M40 =
    Die Partie ist zu Ende, wenn jeder 12 Karten genommen hat, also zu zweit nach
    24, zu dritt nach 36 und zu viert nach 48 Zügen. Auch nach dem letzten Zug wird
    die Auslage aufgefüllt. Mit dem normalen Nachziehstapel liegen zu Beginn jedes
    Zuges sechs Karten aus: Zu dritt und zu viert fehlt nur beim allerletzten
    Auffüllen eine Karte, zu zweit bleiben drei Karten ungezogen.

M41 =
    Die Schlusswertung hat drei Schritte, in dieser Reihenfolge.
    - Verwundete: Alle verlieren Münzen, wie es ihr Lazarett vorgibt (M27A, M27B).
      Erst wenn das abgerechnet ist, scheiden die Verwundeten aus dem Spiel aus.
    - Vielfalt: Zähle deine Gebäude von 1 bis 7, unter denen mindestens eine Karte
      liegt, und multipliziere diese Zahl mit sich selbst; so viele Münzen bekommst
      du. Vier Gebäude bringen 16, sechs bringen 36.
    - Mehrheiten: Für jedes Gebäude von 1 bis 7 bekommt, wer dort die meisten
      Personen hat, die dafür genannten Münzen (M20A bis M26B). Bei Gleichstand
      bekommen alle Beteiligten den vollen Betrag. Hat dort niemand eine Karte,
      bekommt auch niemand etwas.

M42 =
    Wer die meisten Münzen hat, gewinnt. Was ein Gleichstand bedeutet, hängt von der
    Ausgabe ab, die ihr mit dem Tisch wählt.
    - Russisch und englisch: Alle, die gleichauf an der Spitze liegen, teilen sich
      den Sieg.
    - Polnisch: Von denen, die gleichauf liegen, gewinnt, wer noch die meisten
      Meeple auf der Meeple-Karte hat; herrscht auch da Gleichstand, wird der Sieg
      geteilt.
    - Deutsch: Der Sieg wird geteilt. Eine Anmerkung der deutschen Anleitung erlaubt
      es, die Meeple entscheiden zu lassen wie in der polnischen Ausgabe, wenn ihr
      euch darauf geeinigt habt; in keiner anderen Ausgabe gibt es diese Wahl.

    Verschieden ist außerdem, wann die Auslage aufgefüllt wird (M13). Alle übrigen
    Regeln sind gleich.

section-box = Karten und Chips

M3 =
    Es gibt 60 Personenkarten: 33 grüne (Stapel 1) und 27 rote (Stapel 2). Die
    Zahlen bedeuten: Anzahl grün + Anzahl rot.
    - Einfache Karten: Müllerin 7 + 2, Brauer 4 + 2, Hexe 3 + 2, Wache 3 + 2, Soldat
      2 + 1, Wirt 2 + 2, Adlige 3 + 2.
    - Doppelkarten: Müllerin/Brauer 2 + 1, Müllerin/Soldat 1 + 1, Brauer/Hexe 1 + 2,
      Brauer/Soldat 0 + 1, Hexe/Wache 1 + 2, Hexe/Wirt 0 + 1, Hexe/Adlige 0 + 1,
      Wache/Soldat 0 + 2, Wache/Wirt 1 + 0, Wache/Adlige 1 + 0, Soldat/Wirt 1 + 2,
      Wirt/Adlige 1 + 1.

M6 =
    Variante: Mit allen Karten im Nachziehstapel wird nichts getrennt und nichts
    aussortiert. Alle 60 Karten, grüne wie rote, werden zu einem einzigen
    Nachziehstapel gemischt.

chips-note =
    Zum gedruckten Spiel gehören Chips im Wert von 1, 2, 10, 50 und 100. In der
    russischen, der englischen und der deutschen Ausgabe sind es 10, 25, 25, 6 und
    4 Stück, in der polnischen 16, 20, 24, 6 und 4. Auf den Spielverlauf hat das
    keinen Einfluss.

section-notation = Wie Züge geschrieben werden

notation-note =
    Im Terminal und in Aufzeichnungen ist ein Zug die Nummer der Karte, 1 bis 6.
    Nach einem Doppelpunkt folgt die Hälfte einer Doppelkarte (4:guard), nach einem
    Pluszeichen das Gebäude einer geheilten Doppelkarte (2:witch+brewer), nach einem
    Dollarzeichen ein Tausch im Schloss B: $+2 kauft zwei Meeple, $-3 verkauft drei.
    In der polnischen und der deutschen Ausgabe besteht ein Zug mit einer
    Entscheidung aus zweien: 2 nimmt die Karte, dann legt :witch+brewer das Übrige
    fest.
