BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE chat (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER, 
	said_id VARCHAR(40), 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, number)
)
 WITHOUT ROWID

;
CREATE TABLE links (
	hash VARCHAR(64) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	keep BOOLEAN NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (hash)
)
 WITHOUT ROWID

;
CREATE TABLE steps (
	table_id VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id, version)
)
 WITHOUT ROWID

;
INSERT INTO "steps" VALUES('ejmr3xv24w8895qy',1,1795019726919,'{"step":"moved","seat":1,"id":"38270-1","move":"L@1"}');
INSERT INTO "steps" VALUES('ejmr3xv24w8895qy',2,1795019726921,'{"step":"moved","seat":2,"id":"38270-2","move":"J@2"}');
INSERT INTO "steps" VALUES('ejmr3xv24w8895qy',3,1795019726923,'{"step":"moved","seat":0,"id":"38270-3","move":"G@1"}');
INSERT INTO "steps" VALUES('ejmr3xv24w8895qy',4,1795019726925,'{"step":"moved","seat":1,"id":"38270-4","move":"K@1"}');
INSERT INTO "steps" VALUES('ejmr3xv24w8895qy',5,1795019726927,'{"step":"moved","seat":2,"id":"38270-5","move":"M@4"}');
INSERT INTO "steps" VALUES('ejmr3xv24w8895qy',6,1795019726934,'{"step":"moved","seat":0,"id":"38270-6","move":"N@2"}');
INSERT INTO "steps" VALUES('ejmr3xv24w8895qy',7,1795019726939,'{"step":"moved","seat":1,"id":"38270-7","move":"D@3"}');
INSERT INTO "steps" VALUES('ejmr3xv24w8895qy',8,1795019726940,'{"step":"moved","seat":2,"id":"38270-8","move":"I@1"}');
INSERT INTO "steps" VALUES('ejmr3xv24w8895qy',9,1795019726942,'{"step":"moved","seat":0,"id":"38270-9","move":"V@4"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',1,1795019726959,'{"step":"moved","seat":1,"id":"38282-1","move":"play siege-engine south"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',2,1795019726962,'{"step":"moved","seat":1,"id":"38282-2","move":"swap ghost princess"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',3,1795019726970,'{"step":"moved","seat":0,"id":"38282-3","move":"swap ambassador ghost"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',4,1795019726990,'{"step":"moved","seat":0,"id":"38282-4","move":"swap fairy spy"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',5,1795019726995,'{"step":"moved","seat":1,"id":"38282-5","move":"swap schemer prince-charming"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',6,1795019726998,'{"step":"moved","seat":1,"id":"38282-6","move":"swap knight black-knight"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',7,1795019727001,'{"step":"moved","seat":0,"id":"38282-7","move":"play spy d4"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',8,1795019727004,'{"step":"moved","seat":0,"id":"38282-8","move":"swap dragon soldier"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',9,1795019727007,'{"step":"moved","seat":1,"id":"38282-9","move":"play black-knight e2"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',10,1795019727018,'{"step":"moved","seat":1,"id":"38282-10","move":"play princess e4"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',11,1795019727022,'{"step":"moved","seat":0,"id":"38282-11","move":"swap captain ambassador"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',12,1795019727045,'{"step":"moved","seat":0,"id":"38282-12","move":"play knight e2"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',13,1795019727072,'{"step":"moved","seat":1,"id":"38282-13","move":"swap siege-engine thief"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',14,1795019727079,'{"step":"moved","seat":1,"id":"38282-14","move":"swap soldier soldier"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',15,1795019727085,'{"step":"moved","seat":0,"id":"38282-15","move":"play soldier c6"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',16,1795019727089,'{"step":"moved","seat":0,"id":"38282-16","move":"swap soldier schemer"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',17,1795019727093,'{"step":"moved","seat":1,"id":"38282-17","move":"play minstrel c3"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',18,1795019727095,'{"step":"moved","seat":1,"id":"38282-18","move":"swap prince-charming herald"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',19,1795019727103,'{"step":"moved","seat":0,"id":"38282-19","move":"swap advisor siege-engine"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',20,1795019727108,'{"step":"moved","seat":0,"id":"38282-20","move":"swap queen prince-charming"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',21,1795019727111,'{"step":"moved","seat":1,"id":"38282-21","move":"play soldier f3"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',22,1795019727114,'{"step":"moved","seat":1,"id":"38282-22","move":"swap magician fairy"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',23,1795019727116,'{"step":"moved","seat":0,"id":"38282-23","move":"swap prince-charming soldier"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',24,1795019727118,'{"step":"moved","seat":0,"id":"38282-24","move":"swap ambassador courtesan"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',25,1795019727126,'{"step":"moved","seat":1,"id":"38282-25","move":"swap alchemist soldier"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',26,1795019727128,'{"step":"moved","seat":1,"id":"38282-26","move":"swap fairy mistress"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',27,1795019727131,'{"step":"moved","seat":0,"id":"38282-27","move":"swap ghost fairy"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',28,1795019727133,'{"step":"moved","seat":0,"id":"38282-28","move":"play courtesan c5"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',29,1795019727135,'{"step":"moved","seat":0,"id":"38282-29","move":"trade siege-engine 1"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',30,1795019727138,'{"step":"moved","seat":1,"id":"38282-30","move":"play soldier f4"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',31,1795019727140,'{"step":"moved","seat":1,"id":"38282-31","move":"swap siege-engine magician"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',32,1795019727142,'{"step":"moved","seat":0,"id":"38282-32","move":"swap schemer prince-charming"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',33,1795019727144,'{"step":"moved","seat":0,"id":"38282-33","move":"swap prince-charming ambassador"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',34,1795019727146,'{"step":"moved","seat":1,"id":"38282-34","move":"swap mistress queen"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',35,1795019727148,'{"step":"moved","seat":1,"id":"38282-35","move":"play queen b3"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',36,1795019727150,'{"step":"moved","seat":1,"id":"38282-36","move":"return c5"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',37,1795019727156,'{"step":"moved","seat":0,"id":"38282-37","move":"swap thief advisor"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',38,1795019727159,'{"step":"moved","seat":0,"id":"38282-38","move":"play soldier f5"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',39,1795019727172,'{"step":"moved","seat":1,"id":"38282-39","move":"swap herald alchemist"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',40,1795019727177,'{"step":"moved","seat":1,"id":"38282-40","move":"swap alchemist ghost"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',41,1795019727182,'{"step":"moved","seat":0,"id":"38282-41","move":"swap ambassador siege-engine"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',42,1795019727186,'{"step":"moved","seat":0,"id":"38282-42","move":"swap fairy schemer"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',43,1795019727192,'{"step":"moved","seat":1,"id":"38282-43","move":"play magician a6"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',44,1795019727195,'{"step":"moved","seat":1,"id":"38282-44","move":"shelve f3"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',45,1795019727206,'{"step":"moved","seat":1,"id":"38282-45","move":"draw"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',46,1795019727225,'{"step":"moved","seat":0,"id":"38282-46","move":"swap courtesan prince-charming"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',47,1795019727238,'{"step":"moved","seat":0,"id":"38282-47","move":"swap schemer herald"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',48,1795019727247,'{"step":"moved","seat":1,"id":"38282-48","move":"swap courtier fairy"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',49,1795019727261,'{"step":"moved","seat":1,"id":"38282-49","move":"swap ghost courtier"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',50,1795019727271,'{"step":"moved","seat":0,"id":"38282-50","move":"play herald out"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',51,1795019727285,'{"step":"moved","seat":0,"id":"38282-51","move":"swap enchanter ambassador"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',52,1795019727294,'{"step":"moved","seat":1,"id":"38282-52","move":"swap fairy ghost"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',53,1795019727309,'{"step":"moved","seat":1,"id":"38282-53","move":"play courtier d2"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',54,1795019727322,'{"step":"moved","seat":1,"id":"38282-54","move":"return c3"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',55,1795019727333,'{"step":"moved","seat":0,"id":"38282-55","move":"swap ambassador captain"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',56,1795019727349,'{"step":"moved","seat":0,"id":"38282-56","move":"swap captain knight"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',57,1795019727359,'{"step":"moved","seat":1,"id":"38282-57","move":"swap ghost enchanter"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',58,1795019727367,'{"step":"moved","seat":1,"id":"38282-58","move":"swap enchanter thief"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',59,1795019727377,'{"step":"moved","seat":0,"id":"38282-59","move":"play knight south"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',60,1795019727387,'{"step":"moved","seat":0,"id":"38282-60","move":"swap advisor courtesan"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',61,1795019727402,'{"step":"moved","seat":1,"id":"38282-61","move":"swap thief fairy"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',62,1795019727411,'{"step":"moved","seat":1,"id":"38282-62","move":"swap fairy dragon"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',63,1795019727426,'{"step":"moved","seat":0,"id":"38282-63","move":"swap prince-charming ambassador"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',64,1795019727437,'{"step":"moved","seat":0,"id":"38282-64","move":"swap ambassador soldier"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',65,1795019727447,'{"step":"moved","seat":1,"id":"38282-65","move":"swap dragon schemer"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',66,1795019727465,'{"step":"moved","seat":1,"id":"38282-66","move":"swap schemer ambassador"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',67,1795019727477,'{"step":"moved","seat":0,"id":"38282-67","move":"play soldier d1"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',68,1795019727485,'{"step":"moved","seat":0,"id":"38282-68","move":"swap courtesan dragon"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',69,1795019727501,'{"step":"moved","seat":1,"id":"38282-69","move":"swap ambassador mistress"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',70,1795019727513,'{"step":"moved","seat":1,"id":"38282-70","move":"swap mistress prince-charming"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',71,1795019727523,'{"step":"moved","seat":0,"id":"38282-71","move":"swap siege-engine alchemist"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',72,1795019727537,'{"step":"moved","seat":0,"id":"38282-72","move":"swap alchemist courtesan"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',73,1795019727543,'{"step":"moved","seat":1,"id":"38282-73","move":"play prince-charming d5"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',74,1795019727561,'{"step":"moved","seat":1,"id":"38282-74","move":"move e4 c4"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',75,1795019727573,'{"step":"moved","seat":1,"id":"38282-75","move":"swap minstrel siege-engine"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',76,1795019727582,'{"step":"moved","seat":0,"id":"38282-76","move":"swap courtesan advisor"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',77,1795019727601,'{"step":"moved","seat":0,"id":"38282-77","move":"play dragon out"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',78,1795019727615,'{"step":"moved","seat":0,"id":"38282-78","move":"return south"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',79,1795019727622,'{"step":"moved","seat":0,"id":"38282-79","move":"return a6"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',80,1795019727635,'{"step":"moved","seat":1,"id":"38282-80","move":"swap magician mistress"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',81,1795019727646,'{"step":"moved","seat":1,"id":"38282-81","move":"swap siege-engine alchemist"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',82,1795019727659,'{"step":"moved","seat":0,"id":"38282-82","move":"swap advisor captain"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',83,1795019727669,'{"step":"moved","seat":0,"id":"38282-83","move":"play captain b6"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',84,1795019727683,'{"step":"moved","seat":1,"id":"38282-84","move":"swap alchemist siege-engine"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',85,1795019727693,'{"step":"moved","seat":1,"id":"38282-85","move":"swap siege-engine alchemist"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',86,1795019727721,'{"step":"moved","seat":0,"id":"38282-86","move":"play knight c6"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',87,1795019727730,'{"step":"moved","seat":0,"id":"38282-87","move":"draw"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',88,1795019727744,'{"step":"moved","seat":1,"id":"38282-88","move":"play alchemist f1"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',89,1795019727752,'{"step":"moved","seat":1,"id":"38282-89","move":"exchange mistress siege-engine"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',90,1795019727763,'{"step":"moved","seat":1,"id":"38282-90","move":"swap siege-engine enchanter"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',91,1795019727770,'{"step":"moved","seat":0,"id":"38282-91","move":"swap siege-engine fairy"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',92,1795019727777,'{"step":"moved","seat":0,"id":"38282-92","move":"swap fairy schemer"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',93,1795019727792,'{"step":"moved","seat":1,"id":"38282-93","move":"swap enchanter thief"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',94,1795019727809,'{"step":"moved","seat":1,"id":"38282-94","move":"swap thief ghost"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',95,1795019727817,'{"step":"moved","seat":0,"id":"38282-95","move":"play schemer e5"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',96,1795019727830,'{"step":"moved","seat":0,"id":"38282-96","move":"tokens f4 f5"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',97,1795019727838,'{"step":"moved","seat":0,"id":"38282-97","move":"draw"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',98,1795019727848,'{"step":"moved","seat":1,"id":"38282-98","move":"swap ghost fairy"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',99,1795019727858,'{"step":"moved","seat":1,"id":"38282-99","move":"draw"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',100,1795019727863,'{"step":"moved","seat":0,"id":"38282-100","move":"swap soldier courtesan"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',101,1795019727871,'{"step":"moved","seat":0,"id":"38282-101","move":"swap courtesan enchanter"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',102,1795019727881,'{"step":"moved","seat":1,"id":"38282-102","move":"swap fairy magician"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',103,1795019727900,'{"step":"moved","seat":1,"id":"38282-103","move":"draw"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',104,1795019727911,'{"step":"moved","seat":0,"id":"38282-104","move":"draw"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',105,1795019727926,'{"step":"moved","seat":0,"id":"38282-105","move":"swap lady-in-waiting ghost"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',106,1795019727943,'{"step":"moved","seat":1,"id":"38282-106","move":"swap magician courtesan"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',107,1795019727947,'{"step":"moved","seat":1,"id":"38282-107","move":"swap soldier magician"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',108,1795019727953,'{"step":"moved","seat":0,"id":"38282-108","move":"swap enchanter ambassador"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',109,1795019727965,'{"step":"moved","seat":0,"id":"38282-109","move":"swap ghost minstrel"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',110,1795019727974,'{"step":"moved","seat":1,"id":"38282-110","move":"play courtesan e3"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',111,1795019727978,'{"step":"moved","seat":1,"id":"38282-111","move":"trade magician 0"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',112,1795019727987,'{"step":"moved","seat":1,"id":"38282-112","move":"play soldier a5"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',113,1795019727999,'{"step":"moved","seat":0,"id":"38282-113","move":"swap ambassador fairy"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',114,1795019728005,'{"step":"moved","seat":0,"id":"38282-114","move":"swap magician lady-in-waiting"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',115,1795019728015,'{"step":"moved","seat":1,"id":"38282-115","move":"swap minstrel siege-engine"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',116,1795019728022,'{"step":"moved","seat":1,"id":"38282-116","move":"swap siege-engine thief"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',117,1795019728031,'{"step":"moved","seat":0,"id":"38282-117","move":"swap lady-in-waiting advisor"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',118,1795019728043,'{"step":"moved","seat":0,"id":"38282-118","move":"swap advisor minstrel"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',119,1795019728049,'{"step":"moved","seat":1,"id":"38282-119","move":"play thief b4"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',120,1795019728057,'{"step":"moved","seat":1,"id":"38282-120","move":"untoken c4"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',121,1795019728061,'{"step":"moved","seat":1,"id":"38282-121","move":"draw"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',122,1795019728072,'{"step":"moved","seat":0,"id":"38282-122","move":"swap minstrel magician"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',123,1795019728081,'{"step":"moved","seat":0,"id":"38282-123","move":"swap fairy soldier"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',124,1795019728093,'{"step":"moved","seat":1,"id":"38282-124","move":"draw"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',125,1795019728102,'{"step":"moved","seat":1,"id":"38282-125","move":"draw"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',126,1795019728112,'{"step":"moved","seat":0,"id":"38282-126","move":"play soldier e6"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',127,1795019728127,'{"step":"moved","seat":0,"id":"38282-127","move":"swap magician ambassador"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',128,1795019728137,'{"step":"moved","seat":1,"id":"38282-128","move":"swap knight ghost"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',129,1795019728150,'{"step":"moved","seat":1,"id":"38282-129","move":"swap archer minstrel"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',130,1795019728165,'{"step":"moved","seat":0,"id":"38282-130","move":"swap ambassador mistress"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',131,1795019728177,'{"step":"moved","seat":0,"id":"38282-131","move":"draw"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',132,1795019728185,'{"step":"moved","seat":1,"id":"38282-132","move":"swap ghost lady-in-waiting"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',133,1795019728199,'{"step":"moved","seat":1,"id":"38282-133","move":"swap lady-in-waiting siege-engine"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',134,1795019728211,'{"step":"moved","seat":0,"id":"38282-134","move":"swap barbarian knight"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',135,1795019728220,'{"step":"moved","seat":0,"id":"38282-135","move":"swap knight archer"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',136,1795019728229,'{"step":"moved","seat":1,"id":"38282-136","move":"swap siege-engine lady-in-waiting"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',137,1795019728240,'{"step":"moved","seat":1,"id":"38282-137","move":"swap soldier magician"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',138,1795019728254,'{"step":"moved","seat":0,"id":"38282-138","move":"swap archer knight"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',139,1795019728259,'{"step":"moved","seat":0,"id":"38282-139","move":"play knight c4"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',140,1795019728299,'{"step":"moved","seat":1,"id":"38282-140","move":"swap minstrel enchanter"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',141,1795019728311,'{"step":"moved","seat":1,"id":"38282-141","move":"swap magician barbarian"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',142,1795019728325,'{"step":"moved","seat":0,"id":"38282-142","move":"draw"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',143,1795019728335,'{"step":"moved","seat":0,"id":"38282-143","move":"play prince b5"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',144,1795019728343,'{"step":"moved","seat":1,"id":"38282-144","move":"swap barbarian magician"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',145,1795019728353,'{"step":"moved","seat":1,"id":"38282-145","move":"swap enchanter fairy"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',146,1795019728362,'{"step":"moved","seat":0,"id":"38282-146","move":"swap mistress minstrel"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',147,1795019728371,'{"step":"moved","seat":0,"id":"38282-147","move":"play minstrel c5"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',148,1795019728379,'{"step":"moved","seat":0,"id":"38282-148","move":"move d4 d5"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',149,1795019728387,'{"step":"moved","seat":1,"id":"38282-149","move":"play fairy out"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',150,1795019728399,'{"step":"moved","seat":1,"id":"38282-150","move":"move e5 out"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',151,1795019728413,'{"step":"moved","seat":1,"id":"38282-151","move":"swap lady-in-waiting mistress"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',152,1795019728419,'{"step":"moved","seat":0,"id":"38282-152","move":"draw"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',153,1795019728425,'{"step":"moved","seat":0,"id":"38282-153","move":"swap soldier enchanter"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',154,1795019728437,'{"step":"moved","seat":1,"id":"38282-154","move":"swap mistress lady-in-waiting"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',155,1795019728447,'{"step":"moved","seat":1,"id":"38282-155","move":"swap lady-in-waiting ghost"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',156,1795019728459,'{"step":"moved","seat":0,"id":"38282-156","move":"swap enchanter archer"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',157,1795019728471,'{"step":"moved","seat":0,"id":"38282-157","move":"swap archer ambassador"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',158,1795019728479,'{"step":"moved","seat":1,"id":"38282-158","move":"swap ghost enchanter"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',159,1795019728489,'{"step":"moved","seat":1,"id":"38282-159","move":"swap enchanter soldier"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',160,1795019728499,'{"step":"moved","seat":0,"id":"38282-160","move":"swap ambassador soldier"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',161,1795019728511,'{"step":"moved","seat":0,"id":"38282-161","move":"play soldier e1"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',162,1795019728521,'{"step":"moved","seat":1,"id":"38282-162","move":"swap soldier archer"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',163,1795019728530,'{"step":"moved","seat":1,"id":"38282-163","move":"play magician a6"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',164,1795019728537,'{"step":"moved","seat":1,"id":"38282-164","move":"shelve b4"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',165,1795019728542,'{"step":"moved","seat":0,"id":"38282-165","move":"draw"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',166,1795019728550,'{"step":"moved","seat":0,"id":"38282-166","move":"swap witch ghost"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',167,1795019728560,'{"step":"moved","seat":1,"id":"38282-167","move":"play archer f6"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',168,1795019728575,'{"step":"moved","seat":1,"id":"38282-168","move":"return o3"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',169,1795019728581,'{"step":"moved","seat":1,"id":"38282-169","move":"swap fairy siege-engine"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',170,1795019728591,'{"step":"moved","seat":0,"id":"38282-170","move":"swap ghost advisor"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',171,1795019728601,'{"step":"moved","seat":0,"id":"38282-171","move":"swap advisor lady-in-waiting"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',172,1795019728610,'{"step":"moved","seat":1,"id":"38282-172","move":"swap siege-engine siege-engine"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',173,1795019728618,'{"step":"moved","seat":1,"id":"38282-173","move":"swap siege-engine soldier"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',174,1795019728626,'{"step":"moved","seat":0,"id":"38282-174","move":"swap lady-in-waiting fairy"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',175,1795019728637,'{"step":"moved","seat":0,"id":"38282-175","move":"play fairy out"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',176,1795019728657,'{"step":"moved","seat":0,"id":"38282-176","move":"move f4 out"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',177,1795019728666,'{"step":"moved","seat":1,"id":"38282-177","move":"play soldier a3"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',178,1795019728675,'{"step":"moved","seat":1,"id":"38282-178","move":"draw"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',179,1795019728682,'{"step":"moved","seat":0,"id":"38282-179","move":"draw"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',180,1795019728697,'{"step":"moved","seat":0,"id":"38282-180","move":"swap traitor barbarian"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',181,1795019728705,'{"step":"moved","seat":1,"id":"38282-181","move":"swap siege-engine traitor"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',182,1795019728717,'{"step":"moved","seat":1,"id":"38282-182","move":"play traitor f4"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',183,1795019728728,'{"step":"moved","seat":0,"id":"38282-183","move":"swap barbarian lady-in-waiting"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',184,1795019728738,'{"step":"moved","seat":0,"id":"38282-184","move":"swap lady-in-waiting advisor"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',185,1795019728750,'{"step":"moved","seat":1,"id":"38282-185","move":"swap courtesan witch"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',186,1795019728757,'{"step":"moved","seat":1,"id":"38282-186","move":"swap witch soldier"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',187,1795019728761,'{"step":"moved","seat":0,"id":"38282-187","move":"swap advisor ghost"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',188,1795019728773,'{"step":"moved","seat":0,"id":"38282-188","move":"play ghost f6"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',189,1795019728778,'{"step":"moved","seat":1,"id":"38282-189","move":"swap soldier advisor"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',190,1795019728793,'{"step":"moved","seat":1,"id":"38282-190","move":"swap archer courtesan"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',191,1795019728805,'{"step":"moved","seat":0,"id":"38282-191","move":"draw"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',192,1795019728815,'{"step":"moved","seat":0,"id":"38282-192","move":"swap assassin lady-in-waiting"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',193,1795019728837,'{"step":"moved","seat":1,"id":"38282-193","move":"play advisor b4"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',194,1795019728843,'{"step":"moved","seat":1,"id":"38282-194","move":"enter soldier a2"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',195,1795019728856,'{"step":"moved","seat":1,"id":"38282-195","move":"swap courtesan assassin"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',196,1795019728862,'{"step":"moved","seat":0,"id":"38282-196","move":"swap lady-in-waiting courtesan"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',197,1795019728867,'{"step":"moved","seat":0,"id":"38282-197","move":"play courtesan e5"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',198,1795019728875,'{"step":"moved","seat":1,"id":"38282-198","move":"play assassin e3"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',199,1795019728884,'{"step":"moved","seat":1,"id":"38282-199","move":"kill d2"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',200,1795019728894,'{"step":"moved","seat":1,"id":"38282-200","move":"draw"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',201,1795019728898,'{"step":"moved","seat":0,"id":"38282-201","move":"draw"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',202,1795019728902,'{"step":"moved","seat":0,"id":"38282-202","move":"swap soldier ambassador"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',203,1795019728919,'{"step":"moved","seat":1,"id":"38282-203","move":"play merchant d2"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',204,1795019728927,'{"step":"moved","seat":1,"id":"38282-204","move":"claim c5"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',205,1795019728937,'{"step":"moved","seat":1,"id":"38282-205","move":"claim e5"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',206,1795019728947,'{"step":"moved","seat":1,"id":"38282-206","move":"claim o2"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',207,1795019728954,'{"step":"moved","seat":1,"id":"38282-207","move":"draw"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',208,1795019728962,'{"step":"moved","seat":1,"id":"38282-208","move":"draw"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',209,1795019728969,'{"step":"moved","seat":0,"id":"38282-209","move":"swap ambassador siege-engine"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',210,1795019728981,'{"step":"moved","seat":0,"id":"38282-210","move":"swap siege-engine soldier"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',211,1795019728991,'{"step":"moved","seat":1,"id":"38282-211","move":"swap siege-engine witch"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',212,1795019728999,'{"step":"moved","seat":1,"id":"38282-212","move":"play soldier a4"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',213,1795019729007,'{"step":"moved","seat":0,"id":"38282-213","move":"draw"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',214,1795019729020,'{"step":"moved","seat":0,"id":"38282-214","move":"play soldier b1"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',215,1795019729030,'{"step":"moved","seat":1,"id":"38282-215","move":"draw"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',216,1795019729039,'{"step":"moved","seat":1,"id":"38282-216","move":"swap knight ambassador"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',217,1795019729053,'{"step":"moved","seat":0,"id":"38282-217","move":"play priest c2"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',218,1795019729063,'{"step":"moved","seat":0,"id":"38282-218","move":"draw"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',219,1795019729071,'{"step":"moved","seat":1,"id":"38282-219","move":"swap ambassador enchanter"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',220,1795019729077,'{"step":"moved","seat":1,"id":"38282-220","move":"swap enchanter thief"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',221,1795019729089,'{"step":"moved","seat":0,"id":"38282-221","move":"swap soldier enchanter"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',222,1795019729097,'{"step":"moved","seat":0,"id":"38282-222","move":"swap enchanter archer"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',223,1795019729105,'{"step":"moved","seat":1,"id":"38282-223","move":"swap witch ambassador"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',224,1795019729113,'{"step":"moved","seat":1,"id":"38282-224","move":"swap thief barbarian"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',225,1795019729125,'{"step":"moved","seat":0,"id":"38282-225","move":"swap archer soldier"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',226,1795019729130,'{"step":"moved","seat":0,"id":"38282-226","move":"swap soldier thief"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',227,1795019729139,'{"step":"moved","seat":1,"id":"38282-227","move":"swap ambassador siege-engine"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',228,1795019729146,'{"step":"moved","seat":1,"id":"38282-228","move":"swap siege-engine witch"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',229,1795019729161,'{"step":"moved","seat":0,"id":"38282-229","move":"swap thief enchanter"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',230,1795019729174,'{"step":"moved","seat":0,"id":"38282-230","move":"swap enchanter ambassador"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',231,1795019729181,'{"step":"moved","seat":1,"id":"38282-231","move":"swap witch thief"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',232,1795019729189,'{"step":"moved","seat":1,"id":"38282-232","move":"play thief d3"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',233,1795019729194,'{"step":"moved","seat":1,"id":"38282-233","move":"untoken c4"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',234,1795019729203,'{"step":"moved","seat":0,"id":"38282-234","move":"swap ambassador siege-engine"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',235,1795019729213,'{"step":"moved","seat":0,"id":"38282-235","move":"swap siege-engine knight"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',236,1795019729216,'{"step":"moved","seat":1,"id":"38282-236","move":"swap barbarian witch"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',237,1795019729222,'{"step":"moved","seat":1,"id":"38282-237","move":"swap witch ambassador"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',238,1795019729227,'{"step":"moved","seat":0,"id":"38282-238","move":"play knight o1"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',239,1795019729234,'{"step":"moved","seat":0,"id":"38282-239","move":"draw"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',240,1795019729239,'{"step":"moved","seat":1,"id":"38282-240","move":"draw"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',241,1795019729243,'{"step":"moved","seat":1,"id":"38282-241","move":"swap soldier archer"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',242,1795019729257,'{"step":"moved","seat":0,"id":"38282-242","move":"play king e4"}');
INSERT INTO "steps" VALUES('gytb3qkahay8kagp',243,1795019729263,'{"step":"moved","seat":0,"id":"38282-243","move":"return f5"}');
INSERT INTO "steps" VALUES('h5hgva9rmikgnazs',1,1795019726222,'{"step":"moved","seat":1,"id":"38248-1","move":"2"}');
INSERT INTO "steps" VALUES('h5hgva9rmikgnazs',2,1795019726226,'{"step":"moved","seat":0,"id":"38248-2","move":"5"}');
INSERT INTO "steps" VALUES('h5hgva9rmikgnazs',3,1795019726230,'{"step":"moved","seat":1,"id":"38248-3","move":"1"}');
INSERT INTO "steps" VALUES('h5hgva9rmikgnazs',4,1795019726232,'{"step":"moved","seat":0,"id":"38248-4","move":"3:innkeeper"}');
INSERT INTO "steps" VALUES('h5hgva9rmikgnazs',5,1795019726234,'{"step":"moved","seat":1,"id":"38248-5","move":"4:brewer"}');
INSERT INTO "steps" VALUES('h5hgva9rmikgnazs',6,1795019726236,'{"step":"moved","seat":0,"id":"38248-6","move":"1"}');
INSERT INTO "steps" VALUES('h5hgva9rmikgnazs',7,1795019726238,'{"step":"moved","seat":1,"id":"38248-7","move":"4:guard"}');
INSERT INTO "steps" VALUES('h5hgva9rmikgnazs',8,1795019726240,'{"step":"moved","seat":0,"id":"38248-8","move":"2"}');
INSERT INTO "steps" VALUES('h5hgva9rmikgnazs',9,1795019726242,'{"step":"moved","seat":1,"id":"38248-9","move":"1"}');
INSERT INTO "steps" VALUES('h5hgva9rmikgnazs',10,1795019726243,'{"step":"moved","seat":0,"id":"38248-10","move":"2"}');
INSERT INTO "steps" VALUES('h5hgva9rmikgnazs',11,1795019726245,'{"step":"moved","seat":1,"id":"38248-11","move":"1"}');
INSERT INTO "steps" VALUES('h5hgva9rmikgnazs',12,1795019726246,'{"step":"moved","seat":0,"id":"38248-12","move":"1"}');
INSERT INTO "steps" VALUES('h5hgva9rmikgnazs',13,1795019726247,'{"step":"moved","seat":1,"id":"38248-13","move":"1:miller"}');
INSERT INTO "steps" VALUES('h5hgva9rmikgnazs',14,1795019726249,'{"step":"moved","seat":0,"id":"38248-14","move":"4"}');
INSERT INTO "steps" VALUES('h5hgva9rmikgnazs',15,1795019726250,'{"step":"moved","seat":1,"id":"38248-15","move":"2:innkeeper"}');
INSERT INTO "steps" VALUES('h5hgva9rmikgnazs',16,1795019726251,'{"step":"moved","seat":0,"id":"38248-16","move":"3:knight"}');
INSERT INTO "steps" VALUES('h5hgva9rmikgnazs',17,1795019726252,'{"step":"moved","seat":1,"id":"38248-17","move":"2"}');
INSERT INTO "steps" VALUES('h5hgva9rmikgnazs',18,1795019726253,'{"step":"moved","seat":0,"id":"38248-18","move":"1"}');
INSERT INTO "steps" VALUES('h5hgva9rmikgnazs',19,1795019726254,'{"step":"moved","seat":1,"id":"38248-19","move":"6"}');
INSERT INTO "steps" VALUES('h5hgva9rmikgnazs',20,1795019726256,'{"step":"moved","seat":0,"id":"38248-20","move":"1"}');
INSERT INTO "steps" VALUES('h5hgva9rmikgnazs',21,1795019726258,'{"step":"moved","seat":1,"id":"38248-21","move":"1:guard"}');
INSERT INTO "steps" VALUES('h5hgva9rmikgnazs',22,1795019726259,'{"step":"moved","seat":0,"id":"38248-22","move":"4"}');
INSERT INTO "steps" VALUES('h5hgva9rmikgnazs',23,1795019726261,'{"step":"moved","seat":1,"id":"38248-23","move":"2:knight"}');
INSERT INTO "steps" VALUES('h5hgva9rmikgnazs',24,1795019726263,'{"step":"moved","seat":0,"id":"38248-24","move":"3:innkeeper"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',1,1795019726315,'{"step":"moved","seat":1,"id":"38264-1","move":"N@3"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',2,1795019726318,'{"step":"moved","seat":2,"id":"38264-2","move":"L@4"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',3,1795019726319,'{"step":"moved","seat":0,"id":"38264-3","move":"J@2"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',4,1795019726321,'{"step":"moved","seat":1,"id":"38264-4","move":"P@3"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',5,1795019726323,'{"step":"moved","seat":2,"id":"38264-5","move":"M@2"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',6,1795019726324,'{"step":"moved","seat":0,"id":"38264-6","move":"B@2"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',7,1795019726326,'{"step":"moved","seat":1,"id":"38264-7","move":"D@4"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',8,1795019726327,'{"step":"moved","seat":2,"id":"38264-8","move":"A@2"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',9,1795019726329,'{"step":"moved","seat":0,"id":"38264-9","move":"K@3"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',10,1795019726330,'{"step":"moved","seat":1,"id":"38264-10","move":"G@3"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',11,1795019726332,'{"step":"moved","seat":2,"id":"38264-11","move":"O@4"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',12,1795019726333,'{"step":"moved","seat":0,"id":"38264-12","move":"V@1"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',13,1795019726334,'{"step":"moved","seat":1,"id":"38264-13","move":"N^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',14,1795019726336,'{"step":"moved","seat":2,"id":"38264-14","move":"B^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',15,1795019726337,'{"step":"moved","seat":0,"id":"38264-15","move":"V^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',16,1795019726339,'{"step":"moved","seat":1,"id":"38264-16","move":"L^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',17,1795019726340,'{"step":"moved","seat":2,"id":"38264-17","move":"I^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',18,1795019726342,'{"step":"moved","seat":0,"id":"38264-18","move":"O^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',19,1795019726344,'{"step":"moved","seat":1,"id":"38264-19","move":"G^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',20,1795019726346,'{"step":"moved","seat":2,"id":"38264-20","move":"L^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',21,1795019726347,'{"step":"moved","seat":1,"id":"38264-21","move":"no"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',22,1795019726349,'{"step":"moved","seat":0,"id":"38264-22","move":"no"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',23,1795019726350,'{"step":"moved","seat":2,"id":"38264-23","move":"no"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',24,1795019726352,'{"step":"moved","seat":0,"id":"38264-24","move":"P^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',25,1795019726354,'{"step":"moved","seat":1,"id":"38264-25","move":"D^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',26,1795019726355,'{"step":"moved","seat":2,"id":"38264-26","move":"B^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',27,1795019726357,'{"step":"moved","seat":0,"id":"38264-27","move":"V^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',28,1795019726358,'{"step":"moved","seat":1,"id":"38264-28","move":"D^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',29,1795019726359,'{"step":"moved","seat":0,"id":"38264-29","move":"no"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',30,1795019726361,'{"step":"moved","seat":1,"id":"38264-30","move":"no"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',31,1795019726362,'{"step":"moved","seat":2,"id":"38264-31","move":"yes"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',32,1795019726364,'{"step":"moved","seat":2,"id":"38264-32","move":"N^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',33,1795019726365,'{"step":"moved","seat":0,"id":"38264-33","move":"O^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',34,1795019726366,'{"step":"moved","seat":2,"id":"38264-34","move":"no"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',35,1795019726368,'{"step":"moved","seat":0,"id":"38264-35","move":"yes"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',36,1795019726369,'{"step":"moved","seat":1,"id":"38264-36","move":"no"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',37,1795019726371,'{"step":"moved","seat":1,"id":"38264-37","move":"K^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',38,1795019726373,'{"step":"moved","seat":2,"id":"38264-38","move":"B^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',39,1795019726374,'{"step":"moved","seat":0,"id":"38264-39","move":"K^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',40,1795019726376,'{"step":"moved","seat":1,"id":"38264-40","move":"G^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',41,1795019726377,'{"step":"moved","seat":2,"id":"38264-41","move":"G^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',42,1795019726379,'{"step":"moved","seat":1,"id":"38264-42","move":"yes"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',43,1795019726380,'{"step":"moved","seat":0,"id":"38264-43","move":"no"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',44,1795019726382,'{"step":"moved","seat":2,"id":"38264-44","move":"yes"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',45,1795019726383,'{"step":"moved","seat":0,"id":"38264-45","move":"V^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',46,1795019726385,'{"step":"moved","seat":1,"id":"38264-46","move":"K^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',47,1795019726387,'{"step":"moved","seat":2,"id":"38264-47","move":"yes"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',48,1795019726388,'{"step":"moved","seat":0,"id":"38264-48","move":"yes"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',49,1795019726390,'{"step":"moved","seat":1,"id":"38264-49","move":"yes"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',50,1795019726392,'{"step":"moved","seat":2,"id":"38264-50","move":"J@3"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',51,1795019726394,'{"step":"moved","seat":0,"id":"38264-51","move":"L@3"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',52,1795019726405,'{"step":"moved","seat":1,"id":"38264-52","move":"B@4"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',53,1795019726408,'{"step":"moved","seat":2,"id":"38264-53","move":"N@2"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',54,1795019726415,'{"step":"moved","seat":0,"id":"38264-54","move":"O@3"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',55,1795019726433,'{"step":"moved","seat":1,"id":"38264-55","move":"V@2"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',56,1795019726467,'{"step":"moved","seat":2,"id":"38264-56","move":"A@4"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',57,1795019726469,'{"step":"moved","seat":0,"id":"38264-57","move":"P@4"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',58,1795019726472,'{"step":"moved","seat":1,"id":"38264-58","move":"K@4"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',59,1795019726477,'{"step":"moved","seat":2,"id":"38264-59","move":"I@3"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',60,1795019726479,'{"step":"moved","seat":0,"id":"38264-60","move":"G@2"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',61,1795019726482,'{"step":"moved","seat":1,"id":"38264-61","move":"D@2"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',62,1795019726484,'{"step":"moved","seat":2,"id":"38264-62","move":"P^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',63,1795019726486,'{"step":"moved","seat":0,"id":"38264-63","move":"B^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',64,1795019726488,'{"step":"moved","seat":1,"id":"38264-64","move":"P^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',65,1795019726489,'{"step":"moved","seat":1,"id":"38264-65","move":"yes"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',66,1795019726491,'{"step":"moved","seat":2,"id":"38264-66","move":"yes"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',67,1795019726493,'{"step":"moved","seat":0,"id":"38264-67","move":"yes"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',68,1795019726495,'{"step":"moved","seat":2,"id":"38264-68","move":"P@4"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',69,1795019726497,'{"step":"moved","seat":0,"id":"38264-69","move":"I@2"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',70,1795019726507,'{"step":"moved","seat":1,"id":"38264-70","move":"G@1"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',71,1795019726521,'{"step":"moved","seat":2,"id":"38264-71","move":"K@3"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',72,1795019726539,'{"step":"moved","seat":0,"id":"38264-72","move":"A@2"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',73,1795019726545,'{"step":"moved","seat":1,"id":"38264-73","move":"O@3"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',74,1795019726549,'{"step":"moved","seat":2,"id":"38264-74","move":"V@3"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',75,1795019726551,'{"step":"moved","seat":0,"id":"38264-75","move":"L@3"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',76,1795019726554,'{"step":"moved","seat":1,"id":"38264-76","move":"D@4"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',77,1795019726556,'{"step":"moved","seat":2,"id":"38264-77","move":"J@1"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',78,1795019726558,'{"step":"moved","seat":0,"id":"38264-78","move":"M@1"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',79,1795019726563,'{"step":"moved","seat":1,"id":"38264-79","move":"B@2"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',80,1795019726571,'{"step":"moved","seat":2,"id":"38264-80","move":"J^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',81,1795019726575,'{"step":"moved","seat":0,"id":"38264-81","move":"N^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',82,1795019726579,'{"step":"moved","seat":1,"id":"38264-82","move":"L^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',83,1795019726591,'{"step":"moved","seat":2,"id":"38264-83","move":"B^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',84,1795019726596,'{"step":"moved","seat":0,"id":"38264-84","move":"M^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',85,1795019726607,'{"step":"moved","seat":1,"id":"38264-85","move":"K^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',86,1795019726611,'{"step":"moved","seat":2,"id":"38264-86","move":"M^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',87,1795019726614,'{"step":"moved","seat":0,"id":"38264-87","move":"G^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',88,1795019726623,'{"step":"moved","seat":1,"id":"38264-88","move":"P^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',89,1795019726631,'{"step":"moved","seat":2,"id":"38264-89","move":"V^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',90,1795019726637,'{"step":"moved","seat":0,"id":"38264-90","move":"G^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',91,1795019726651,'{"step":"moved","seat":1,"id":"38264-91","move":"V^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',92,1795019726655,'{"step":"moved","seat":2,"id":"38264-92","move":"P^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',93,1795019726667,'{"step":"moved","seat":1,"id":"38264-93","move":"yes"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',94,1795019726677,'{"step":"moved","seat":2,"id":"38264-94","move":"no"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',95,1795019726687,'{"step":"moved","seat":0,"id":"38264-95","move":"yes"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',96,1795019726701,'{"step":"moved","seat":0,"id":"38264-96","move":"B^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',97,1795019726708,'{"step":"moved","seat":1,"id":"38264-97","move":"N^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',98,1795019726721,'{"step":"moved","seat":2,"id":"38264-98","move":"K^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',99,1795019726724,'{"step":"moved","seat":0,"id":"38264-99","move":"G^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',100,1795019726726,'{"step":"moved","seat":1,"id":"38264-100","move":"D^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',101,1795019726729,'{"step":"moved","seat":2,"id":"38264-101","move":"D^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',102,1795019726731,'{"step":"moved","seat":2,"id":"38264-102","move":"yes"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',103,1795019726733,'{"step":"moved","seat":1,"id":"38264-103","move":"no"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',104,1795019726736,'{"step":"moved","seat":0,"id":"38264-104","move":"yes"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',105,1795019726739,'{"step":"moved","seat":0,"id":"38264-105","move":"I^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',106,1795019726741,'{"step":"moved","seat":1,"id":"38264-106","move":"O^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',107,1795019726744,'{"step":"moved","seat":2,"id":"38264-107","move":"O^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',108,1795019726746,'{"step":"moved","seat":0,"id":"38264-108","move":"M^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',109,1795019726748,'{"step":"moved","seat":1,"id":"38264-109","move":"N^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',110,1795019726751,'{"step":"moved","seat":2,"id":"38264-110","move":"M^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',111,1795019726753,'{"step":"moved","seat":0,"id":"38264-111","move":"A^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',112,1795019726755,'{"step":"moved","seat":1,"id":"38264-112","move":"J^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',113,1795019726758,'{"step":"moved","seat":2,"id":"38264-113","move":"O^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',114,1795019726763,'{"step":"moved","seat":2,"id":"38264-114","move":"yes"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',115,1795019726766,'{"step":"moved","seat":0,"id":"38264-115","move":"no"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',116,1795019726769,'{"step":"moved","seat":1,"id":"38264-116","move":"yes"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',117,1795019726771,'{"step":"moved","seat":0,"id":"38264-117","move":"G^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',118,1795019726774,'{"step":"moved","seat":1,"id":"38264-118","move":"I^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',119,1795019726776,'{"step":"moved","seat":2,"id":"38264-119","move":"N^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',120,1795019726779,'{"step":"moved","seat":0,"id":"38264-120","move":"M^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',121,1795019726781,'{"step":"moved","seat":2,"id":"38264-121","move":"yes"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',122,1795019726784,'{"step":"moved","seat":0,"id":"38264-122","move":"no"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',123,1795019726786,'{"step":"moved","seat":1,"id":"38264-123","move":"yes"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',124,1795019726788,'{"step":"moved","seat":1,"id":"38264-124","move":"I^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',125,1795019726791,'{"step":"moved","seat":2,"id":"38264-125","move":"I^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',126,1795019726794,'{"step":"moved","seat":0,"id":"38264-126","move":"no"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',127,1795019726796,'{"step":"moved","seat":1,"id":"38264-127","move":"no"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',128,1795019726799,'{"step":"moved","seat":2,"id":"38264-128","move":"no"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',129,1795019726801,'{"step":"moved","seat":0,"id":"38264-129","move":"L^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',130,1795019726804,'{"step":"moved","seat":1,"id":"38264-130","move":"G^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',131,1795019726808,'{"step":"moved","seat":0,"id":"38264-131","move":"yes"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',132,1795019726811,'{"step":"moved","seat":2,"id":"38264-132","move":"yes"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',133,1795019726814,'{"step":"moved","seat":1,"id":"38264-133","move":"no"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',134,1795019726817,'{"step":"moved","seat":2,"id":"38264-134","move":"N^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',135,1795019726823,'{"step":"moved","seat":0,"id":"38264-135","move":"N^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',136,1795019726840,'{"step":"moved","seat":2,"id":"38264-136","move":"no"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',137,1795019726843,'{"step":"moved","seat":0,"id":"38264-137","move":"no"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',138,1795019726851,'{"step":"moved","seat":1,"id":"38264-138","move":"no"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',139,1795019726865,'{"step":"moved","seat":1,"id":"38264-139","move":"L^"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',140,1795019726875,'{"step":"moved","seat":0,"id":"38264-140","move":"yes"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',141,1795019726887,'{"step":"moved","seat":2,"id":"38264-141","move":"yes"}');
INSERT INTO "steps" VALUES('kdw65pbdkf7bjns9',142,1795019726891,'{"step":"moved","seat":1,"id":"38264-142","move":"yes"}');
INSERT INTO "steps" VALUES('ux8nk73hem7ansrp',1,1795019726284,'{"step":"moved","seat":0,"id":"38250-1","move":"2"}');
INSERT INTO "steps" VALUES('ux8nk73hem7ansrp',2,1795019726285,'{"step":"moved","seat":1,"id":"38250-2","move":"1:noble"}');
INSERT INTO "steps" VALUES('ux8nk73hem7ansrp',3,1795019726287,'{"step":"moved","seat":0,"id":"38250-3","move":"5:noble"}');
INSERT INTO "steps" VALUES('ux8nk73hem7ansrp',4,1795019726288,'{"step":"moved","seat":1,"id":"38250-4","move":"5:witch"}');
INSERT INTO "steps" VALUES('ux8nk73hem7ansrp',5,1795019726289,'{"step":"moved","seat":0,"id":"38250-5","move":"2"}');
INSERT INTO "steps" VALUES('ux8nk73hem7ansrp',6,1795019726290,'{"step":"moved","seat":1,"id":"38250-6","move":"1:miller"}');
INSERT INTO "steps" VALUES('ux8nk73hem7ansrp',7,1795019726291,'{"step":"moved","seat":0,"id":"38250-7","move":"2:witch"}');
INSERT INTO "steps" VALUES('ux8nk73hem7ansrp',8,1795019726292,'{"step":"moved","seat":1,"id":"38250-8","move":"3:guard"}');
INSERT INTO "steps" VALUES('ux8nk73hem7ansrp',9,1795019726293,'{"step":"moved","seat":0,"id":"38250-9","move":"3:witch"}');
INSERT INTO "steps" VALUES('zr7de6qpuqgny63y',1,1795019729315,'{"step":"moved","seat":0,"id":"38286-1","move":"swap assassin queen"}');
INSERT INTO "steps" VALUES('zr7de6qpuqgny63y',2,1795019729318,'{"step":"moved","seat":0,"id":"38286-2","move":"swap siege-engine prince-charming"}');
INSERT INTO "steps" VALUES('zr7de6qpuqgny63y',3,1795019729332,'{"step":"moved","seat":1,"id":"38286-3","move":"swap siege-engine magician"}');
INSERT INTO "steps" VALUES('zr7de6qpuqgny63y',4,1795019729335,'{"step":"moved","seat":1,"id":"38286-4","move":"swap princess spy"}');
INSERT INTO "steps" VALUES('zr7de6qpuqgny63y',5,1795019729343,'{"step":"moved","seat":0,"id":"38286-5","move":"play mistress c2"}');
INSERT INTO "steps" VALUES('zr7de6qpuqgny63y',6,1795019729348,'{"step":"moved","seat":0,"id":"38286-6","move":"play queen c3"}');
INSERT INTO "steps" VALUES('zr7de6qpuqgny63y',7,1795019729367,'{"step":"moved","seat":1,"id":"38286-7","move":"play captain a5"}');
INSERT INTO "steps" VALUES('zr7de6qpuqgny63y',8,1795019729390,'{"step":"moved","seat":1,"id":"38286-8","move":"swap priest king"}');
INSERT INTO "steps" VALUES('zr7de6qpuqgny63y',9,1795019729399,'{"step":"moved","seat":0,"id":"38286-9","move":"swap mistress soldier"}');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	made_at BIGINT NOT NULL, 
	terms TEXT NOT NULL, 
	listed BOOLEAN NOT NULL, 
	state VARCHAR(8) NOT NULL, 
	names TEXT NOT NULL, 
	rematch VARCHAR(32), 
	due BIGINT, 
	touched_at BIGINT NOT NULL, 
	archived BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('h5hgva9rmikgnazs',1795019726134,'{"game":"majesty","rules":1,"options":{"seats":2,"edition":"ru","sides":"AAAAAAAA","deck":"standard"},"seats":[{"bot":null,"name":"Person 0"},{"bot":null,"name":"Person 1"}],"salts":["",""],"secret":"4a7fe8b36dddc79b92f5d8a9327794ac","listed":true,"chat":true,"undo":false,"hints":false,"help":true,"pace":true,"clock":null,"absence":null,"origin":null}',1,'over','["Person 0","Person 1"]',NULL,NULL,1795019726264,0);
INSERT INTO "tables" VALUES('ux8nk73hem7ansrp',1795019726273,'{"game":"majesty","rules":1,"options":{"seats":2,"edition":"ru","sides":"AAAAAAAA","deck":"standard"},"seats":[{"bot":null,"name":"Person 0"},{"bot":null,"name":"Person 1"}],"salts":["",""],"secret":"b897b444e49a33e51d00fb521104ef24","listed":true,"chat":true,"undo":false,"hints":false,"help":true,"pace":true,"clock":null,"absence":null,"origin":null}',1,'running','["Person 0","Person 1"]',NULL,NULL,1795019726273,0);
INSERT INTO "tables" VALUES('kdw65pbdkf7bjns9',1795019726299,'{"game":"kingme","rules":1,"options":{"seats":3,"rounds":3,"placement":"players"},"seats":[{"bot":null,"name":"Person 0"},{"bot":null,"name":"Person 1"},{"bot":null,"name":"Person 2"}],"salts":["","",""],"secret":"06b1ff48353e48fe334a83e1c6c14c6a","listed":true,"chat":true,"undo":false,"hints":false,"help":true,"pace":true,"clock":null,"absence":null,"origin":null}',1,'over','["Person 0","Person 1","Person 2"]',NULL,NULL,1795019726892,0);
INSERT INTO "tables" VALUES('ejmr3xv24w8895qy',1795019726900,'{"game":"kingme","rules":1,"options":{"seats":3,"rounds":3,"placement":"players"},"seats":[{"bot":null,"name":"Person 0"},{"bot":null,"name":"Person 1"},{"bot":null,"name":"Person 2"}],"salts":["","",""],"secret":"d61f2336505afb192a62fbba9275e59c","listed":true,"chat":true,"undo":false,"hints":false,"help":true,"pace":true,"clock":null,"absence":null,"origin":null}',1,'running','["Person 0","Person 1","Person 2"]',NULL,NULL,1795019726900,0);
INSERT INTO "tables" VALUES('gytb3qkahay8kagp',1795019726948,'{"game":"castle","rules":2,"options":{"seats":2,"merchant_finish":true,"hand_limit":false},"seats":[{"bot":null,"name":"Person 0"},{"bot":null,"name":"Person 1"}],"salts":["",""],"secret":"af0949b7e130b976c0dfe4158c24dc92","listed":true,"chat":true,"undo":false,"hints":false,"help":true,"pace":true,"clock":null,"absence":null,"origin":null}',1,'over','["Person 0","Person 1"]',NULL,NULL,1795019729275,0);
INSERT INTO "tables" VALUES('zr7de6qpuqgny63y',1795019729291,'{"game":"castle","rules":2,"options":{"seats":2,"merchant_finish":true,"hand_limit":false},"seats":[{"bot":null,"name":"Person 0"},{"bot":null,"name":"Person 1"}],"salts":["",""],"secret":"206f4bf6e276ed092b328abcf6311457","listed":true,"chat":true,"undo":false,"hints":false,"help":true,"pace":true,"clock":null,"absence":null,"origin":null}',1,'running','["Person 0","Person 1"]',NULL,NULL,1795019729291,0);
CREATE TABLE tokens (
	table_id VARCHAR(32) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, 
	PRIMARY KEY (table_id, hash)
)
 WITHOUT ROWID

;
INSERT INTO "tokens" VALUES('ejmr3xv24w8895qy','5569d6571459bbcd191b42f6abeb8c1150d436656217b24a337ac0b0886687b0',2);
INSERT INTO "tokens" VALUES('ejmr3xv24w8895qy','62875a9e55a978692b661a7dfdeb69f783d8d550024ecd1173eb4091eede61c6',1);
INSERT INTO "tokens" VALUES('ejmr3xv24w8895qy','ad693a5d8b350dd21e57f0945af8d302dbcd1bf2077a351d316b49034714835a',0);
INSERT INTO "tokens" VALUES('gytb3qkahay8kagp','63d8678d98723eb6c35de9a16494142a1b69523b1771bc9f8e0510ce3411f4b6',1);
INSERT INTO "tokens" VALUES('gytb3qkahay8kagp','d2baf3d2bb443a5e9c6d40e4492400267994ca25b75e0d593c6e7283eb3d2684',0);
INSERT INTO "tokens" VALUES('h5hgva9rmikgnazs','850d6a951f496833d63651cd61d6d413dc30d9f95921b29ce1a65b55361db843',0);
INSERT INTO "tokens" VALUES('h5hgva9rmikgnazs','e3ac74e2f0ad50f5ffb4d0b00edfcb79205b2395be9849a358cae40aebd1de1f',1);
INSERT INTO "tokens" VALUES('kdw65pbdkf7bjns9','334ae7438e86ac06b434f5ad8ed39f98c263ce7cdda0efb56a923daf2dc96570',2);
INSERT INTO "tokens" VALUES('kdw65pbdkf7bjns9','5bda488e3b37bcb713653c7cc4fbcca04d654394acffd42302f5e5a2be62c3e1',0);
INSERT INTO "tokens" VALUES('kdw65pbdkf7bjns9','e1df48b460964268bc53b7789a8f617ecfca23265c6a5d2e58002b5bc40603c2',1);
INSERT INTO "tokens" VALUES('ux8nk73hem7ansrp','86d577556814182e704239de455cf93669e51b24a1274abee50cb5dc53ecc67d',0);
INSERT INTO "tokens" VALUES('ux8nk73hem7ansrp','374fe2c13257acd0a5213cc6551939606d15ca7f79e5bdbe1a982abf7f357ea4',1);
INSERT INTO "tokens" VALUES('zr7de6qpuqgny63y','4d8aa34913c5ca8c07e71a5982a5d7a631a70b3182b560c779e8bdb5f3709ccc',0);
INSERT INTO "tokens" VALUES('zr7de6qpuqgny63y','ea576315323057fc1949ddfe238672c2781e161c3969d4cf97e7e9bbac83de04',1);
CREATE INDEX tables_listed ON tables (listed, archived, made_at, id);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_touched ON tables (archived, touched_at);
COMMIT;
