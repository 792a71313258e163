### Was der Tisch selbst auf Deutsch sagt, gleich in welchem Spiel

seat = Platz { $number }
won = { $count ->
        [one] Es gewinnt: { $seats }
       *[other] Es gewinnen: { $seats }
    }

refuse-over = das Spiel ist zu Ende
refuse-stale = diese Entscheidung steht nicht mehr an
refuse-not-pending = { $seat } ist jetzt nicht am Zug, sondern { $others }
refuse-no-such-seat = ein Platz an diesem Tisch ist eine Zahl unter { $seats }
refuse-no-such-move = { $typed } ist jetzt kein möglicher Zug
refuse-too-long = kein Zug ist länger als { $most } Zeichen
refuse-not-begun = das Spiel hat noch nicht begonnen: ein Platz ist noch frei
refuse-not-your-seat = das ist nicht dein Platz
refuse-undo-off = an diesem Tisch wird kein Zug zurückgenommen
refuse-undo-not-yours = der letzte Zug war nicht deiner
refuse-undo-passed = zu spät zum Zurücknehmen: Der Nächste ist schon am Zug
refuse-undo-shown = zu spät zum Zurücknehmen: Der Zug hat etwas Neues gezeigt
refuse-chat-off = der Chat ist hier ausgeschaltet
refuse-hints-off = an diesem Tisch gibt es keine Tipps
refuse-coach-off = an diesem Tisch gibt es keinen Trainer
refuse-too-fast = das war zu schnell: bitte einen Moment warten
refuse-busy = der Server ist ausgelastet: bitte gleich noch einmal versuchen
