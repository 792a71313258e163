### Das geführte erste Spiel von Majesty auf Deutsch

aim = Wer nach { $turns } Zügen die meisten Münzen hat, gewinnt. In deinem Zug nimmst du eine Karte aus der Auslage, und ihr Gebäude bringt dir sofort Münzen: so viele, wie neben der Münze stehen. Die Fahne kommt später dran.
first = Die erste Karte der Auslage, die Müllerin, ist umsonst. Wähle sie und drücke den goldenen Knopf: Die Mühle bringt dir { $coins } Münzen.
first-wrong = Für jede übersprungene Karte zahlst du einen Meeple, hier { $workers }. Fangen wir mit der Karte an, die nichts kostet. Du darfst auch diese ausprobieren: Hier lässt sich jeder Zug zurücknehmen.
pay = Der Brauer nebenan hat allen mit einer Müllerin Münzen gebracht, auch dir: { $have } Münzen. Nimm nun die zweite Müllerin. Auf die übersprungene Karte legst du { $workers } Meeple; zwei Müllerinnen bringen { $coins } Münzen.
pay-knight = Der Soldat ist umsonst und bringt { $coins } Münzen. Zwei Müllerinnen zusammen bringen { $better }: Je mehr du von einer Art hast, desto mehr bringt sie.
pay-wrong = Das würde Meeple kosten ({ $workers }) und { $coins } Münzen bringen. Die Müllerin kostet nur einen Meeple.
attacked = Ein Soldat hat dich angegriffen! Ein Angriff verwundet eine Karte bei jedem, der weniger Wachen als der Angreifer Soldaten hat. Du hast keine Wache: Eine Müllerin liegt im Lazarett und zählt nicht mehr.
heal = Eine Hexe heilt die zuletzt verwundete Karte. Nimm sie: Die Müllerin kehrt zurück, und das Hexenhaus bringt { $coins } Münzen für Müllerinnen und Hexe zusammen.
heal-wrong = Das bringt { $coins } Münzen, und deine Müllerin bleibt verwundet. Die Hexe heilt sie und bringt { $better }.
workers = Auf der Wache liegen { $lying } Meeple. Wer eine Karte nimmt, bekommt auch sie: Du hättest { $sum } statt { $mine }. Und eine Wache schützt dich vor Soldaten.
workers-wrong = Das bringt { $coins } Münzen. Aber die { $lying } Meeple bekäme dein Gegner, und du hättest noch immer keine Wache.
double = Diese Karte ist Wache oder Soldat, wie du willst. Dein Gegner hat { $knights } Soldaten, und der nächste liegt in der Auslage: Dann wären es { $soon } gegen deine { $guards } Wache. Nimm die Karte als Wache.
double-knight = Als Soldat greift sie an und bringt { $coins } Münzen. Doch dann nimmt dein Gegner den anderen Soldaten: { $soon } Soldaten gegen { $guards } Wache, und eine deiner Karten wird verwundet.
double-wrong = Das bringt { $coins } Münzen. Aber dein Gegner nimmt dann einen Soldaten und greift an, und eine einzige Wache genügt nicht.
held = Dein Gegner hat mit { $knights } Soldaten angegriffen, und deine { $guards } Wachen haben genügt: Niemand ist verwundet. Wachen bleiben liegen und schützen dich wieder.
variety = Am Ende zählt Vielfalt: die Zahl deiner Arten mal sich selbst. Deine { $kinds } Arten sind { $variety } Münzen wert, mit einem Brauer sind es { $more }, also { $next }. So rechnet die Fahne: { $now } Münzen jetzt und { $gain } am Ende sind { $sum }. Nimm den Brauer.
variety-miller = Die Müllerin bringt jetzt { $coins } Münzen, der Brauer { $now }. Aber eine neue Art bringt am Ende { $gain } mehr: Was eine Karte sofort bringt, ist nicht alles.
variety-noble = Eine starke Karte, das zeigt auch ihre Fahne; aber hier kostet sie { $workers } Meeple. Der Brauer kostet einen und bringt einen zurück, und die Adlige ist als Nächstes dran.
variety-wrong = Das würde Meeple kosten ({ $workers }). Der Brauer kostet einen und bringt einen zurück.
majority = Am Ende bekommt, wer am meisten von einer Art hat, die Zahl neben der Krone. Du führst bei Müllerinnen ({ $mill }), Hexen ({ $cottage }) und Wachen ({ $guardhouse }). Eine Adlige hat noch niemand: Nimm sie.
majority-wrong = Das bringt { $coins } Münzen, die Adlige { $now }. Doch sie ist eine neue Art, am Ende { $gain } wert, und die Mehrheit im Schloss bringt am meisten von allen.
free = Das ist schon das ganze Spiel! Deine Adlige führt im Schloss: { $castle } Münzen am Ende. Wäre jetzt Schluss, hättest du { $mine } und dein Gegner { $theirs }. Die letzten { $left } Züge gehören dir.
