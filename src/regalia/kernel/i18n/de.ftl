### Was der Tisch selbst auf Deutsch sagt, gleich in welchem Spiel

seat = Platz { $number }
won = Sieg: { $seats }

refuse-over = das Spiel ist zu Ende
refuse-stale = diese Entscheidung steht nicht mehr an
refuse-not-pending = { $seat } ist jetzt nicht am Zug, sondern { $others }
refuse-no-such-seat = ein Platz an diesem Tisch ist eine Zahl unter { $seats }
refuse-no-such-move = { $typed } ist jetzt kein möglicher Zug
refuse-too-long = kein Zug ist länger als { $most } Zeichen
