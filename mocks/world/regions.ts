/** Every region a member can choose, by country; the kind (province, state, canton …) differs by country (spec 9). */

const list = (names: string): string[] => names.split(', ');

export const regions: Record<string, string[]> = {
  US: list(
    'Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, Florida, Georgia, Hawaii, Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland, Massachusetts, Michigan, Minnesota, Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, New York, North Carolina, North Dakota, Ohio, Oklahoma, Oregon, Pennsylvania, Rhode Island, South Carolina, South Dakota, Tennessee, Texas, Utah, Vermont, Virginia, Washington, West Virginia, Wisconsin, Wyoming',
  ),
  NL: list(
    'Drenthe, Flevoland, Friesland, Gelderland, Groningen, Limburg, North Brabant, North Holland, Overijssel, South Holland, Utrecht, Zeeland',
  ),
  BE: list(
    'Antwerp, Brussels, East Flanders, Flemish Brabant, Hainaut, Liège, Limburg, Luxembourg, Namur, Walloon Brabant, West Flanders',
  ),
  FR: list(
    "Auvergne-Rhône-Alpes, Bourgogne-Franche-Comté, Brittany, Centre-Val de Loire, Corsica, Grand Est, Hauts-de-France, Île-de-France, Normandy, Nouvelle-Aquitaine, Occitanie, Pays de la Loire, Provence-Alpes-Côte d'Azur",
  ),
  IT: list(
    'Agrigento, Ancona, Aosta, Bari, Bergamo, Bologna, Bolzano, Brescia, Cagliari, Catania, Como, Florence, Genoa, Lecce, Lucca, Milan, Modena, Naples, Padua, Palermo, Parma, Perugia, Pisa, Ravenna, Rome, Salerno, Sassari, Siena, Siracusa, Trento, Trieste, Turin, Udine, Venice, Verona',
  ),
  ES: list(
    'A Coruña, Álava, Albacete, Alicante, Almería, Asturias, Ávila, Badajoz, Balearic Islands, Barcelona, Biscay, Burgos, Cáceres, Cádiz, Cantabria, Castellón, Ciudad Real, Córdoba, Cuenca, Gipuzkoa, Girona, Granada, Guadalajara, Huelva, Huesca, Jaén, La Rioja, Las Palmas, León, Lleida, Lugo, Madrid, Málaga, Murcia, Navarre, Ourense, Palencia, Pontevedra, Salamanca, Santa Cruz de Tenerife, Segovia, Seville, Soria, Tarragona, Teruel, Toledo, Valencia, Valladolid, Zamora, Zaragoza',
  ),
  DE: list(
    'Baden-Württemberg, Bavaria, Berlin, Brandenburg, Bremen, Hamburg, Hesse, Lower Saxony, Mecklenburg-Western Pomerania, North Rhine-Westphalia, Rhineland-Palatinate, Saarland, Saxony, Saxony-Anhalt, Schleswig-Holstein, Thuringia',
  ),
  AT: list(
    'Burgenland, Carinthia, Lower Austria, Salzburg, Styria, Tyrol, Upper Austria, Vienna, Vorarlberg',
  ),
  IE: list('Connacht, Leinster, Munster, Ulster'),
  GB: list(
    'East Midlands, East of England, London, North East England, North West England, Northern Ireland, Scotland, South East England, South West England, Wales, West Midlands, Yorkshire and the Humber',
  ),
  CA: list(
    'Alberta, British Columbia, Manitoba, New Brunswick, Newfoundland and Labrador, Nova Scotia, Ontario, Prince Edward Island, Quebec, Saskatchewan',
  ),
  PL: list(
    'Greater Poland, Kuyavian-Pomeranian, Lesser Poland, Łódź, Lower Silesian, Lublin, Lubusz, Masovian, Opole, Podkarpackie, Podlaskie, Pomeranian, Silesian, Świętokrzyskie, Warmian-Masurian, West Pomeranian',
  ),
  AU: list(
    'Australian Capital Territory, New South Wales, Northern Territory, Queensland, South Australia, Tasmania, Victoria, Western Australia',
  ),
  NZ: list(
    "Auckland, Bay of Plenty, Canterbury, Hawke's Bay, Manawatū-Whanganui, Marlborough, Nelson, Northland, Otago, Southland, Taranaki, Tasman, Waikato, Wellington, West Coast",
  ),
  CH: list(
    'Aargau, Appenzell Ausserrhoden, Appenzell Innerrhoden, Basel-Landschaft, Basel-Stadt, Bern, Fribourg, Geneva, Glarus, Grisons, Jura, Lucerne, Neuchâtel, Nidwalden, Obwalden, Schaffhausen, Schwyz, Solothurn, St. Gallen, Thurgau, Ticino, Uri, Valais, Vaud, Zug, Zürich',
  ),
};
