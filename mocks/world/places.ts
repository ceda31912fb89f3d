/** Countries of the product with real cities: region, latitude and longitude in degrees (spec 9). */

export interface City {
  city: string;
  region: string;
  lat: number;
  lon: number;
  /** How many members live here, compared with its neighbours in the list. */
  weight: number;
}

const city = (name: string, region: string, lat: number, lon: number, weight = 1): City => ({
  city: name,
  region,
  lat,
  lon,
  weight,
});

export const cities: Record<string, readonly City[]> = {
  US: [
    city('New York', 'New York', 40.713, -74.006, 3),
    city('Austin', 'Texas', 30.267, -97.743),
    city('Portland', 'Oregon', 45.515, -122.678),
    city('Chicago', 'Illinois', 41.878, -87.63),
    city('Savannah', 'Georgia', 32.081, -81.091),
    city('San Francisco', 'California', 37.775, -122.419, 2),
    city('Santa Fe', 'New Mexico', 35.687, -105.938),
  ],
  NL: [
    city('Amsterdam', 'North Holland', 52.37, 4.895, 3),
    city('Utrecht', 'Utrecht', 52.091, 5.122, 2),
    city('Rotterdam', 'South Holland', 51.924, 4.478, 2),
    city('Groningen', 'Groningen', 53.219, 6.567),
    city('Eindhoven', 'North Brabant', 51.441, 5.469),
    city('Maastricht', 'Limburg', 50.851, 5.691),
    city('Middelburg', 'Zeeland', 51.499, 3.614),
  ],
  BE: [
    city('Ghent', 'East Flanders', 51.054, 3.717, 9),
    city('Aalst', 'East Flanders', 50.938, 4.039, 3),
    city('Lokeren', 'East Flanders', 51.104, 3.993, 2),
    city('Deinze', 'East Flanders', 50.983, 3.531, 2),
    city('Eeklo', 'East Flanders', 51.187, 3.556, 1),
    city('Wetteren', 'East Flanders', 51.005, 3.883, 2),
    city('Antwerp', 'Antwerp', 51.219, 4.402, 5),
    city('Mechelen', 'Antwerp', 51.028, 4.48, 2),
    city('Bruges', 'West Flanders', 51.209, 3.224, 3),
    city('Kortrijk', 'West Flanders', 50.828, 3.265, 2),
    city('Ostend', 'West Flanders', 51.23, 2.92, 1),
    city('Brussels', 'Brussels', 50.847, 4.357, 4),
    city('Leuven', 'Flemish Brabant', 50.879, 4.701, 2),
    city('Hasselt', 'Limburg', 50.931, 5.338, 1),
    city('Liège', 'Liège', 50.633, 5.567, 2),
    city('Namur', 'Namur', 50.467, 4.867, 1),
    city('Mons', 'Hainaut', 50.454, 3.952, 1),
    city('Tournai', 'Hainaut', 50.606, 3.388, 1),
  ],
  FR: [
    city('Paris', 'Île-de-France', 48.857, 2.352, 3),
    city('Lyon', 'Auvergne-Rhône-Alpes', 45.764, 4.836, 2),
    city('Lille', 'Hauts-de-France', 50.629, 3.057, 2),
    city('Bordeaux', 'Nouvelle-Aquitaine', 44.838, -0.579),
    city('Nantes', 'Pays de la Loire', 47.218, -1.554),
    city('Marseille', "Provence-Alpes-Côte d'Azur", 43.296, 5.37),
    city('Strasbourg', 'Grand Est', 48.573, 7.752),
  ],
  IT: [
    city('Rome', 'Rome', 41.903, 12.496, 2),
    city('Milan', 'Milan', 45.464, 9.19, 3),
    city('Bologna', 'Bologna', 44.494, 11.343),
    city('Turin', 'Turin', 45.07, 7.687),
    city('Florence', 'Florence', 43.77, 11.256),
    city('Naples', 'Naples', 40.852, 14.268),
    city('Palermo', 'Palermo', 38.116, 13.361),
  ],
  ES: [
    city('Madrid', 'Madrid', 40.417, -3.704, 3),
    city('Barcelona', 'Barcelona', 41.386, 2.173, 2),
    city('Valencia', 'Valencia', 39.47, -0.376),
    city('Seville', 'Seville', 37.389, -5.984),
    city('Bilbao', 'Biscay', 43.263, -2.935),
    city('Granada', 'Granada', 37.177, -3.599),
  ],
  DE: [
    city('Berlin', 'Berlin', 52.52, 13.405, 3),
    city('Hamburg', 'Hamburg', 53.551, 9.994, 2),
    city('Munich', 'Bavaria', 48.135, 11.582, 2),
    city('Cologne', 'North Rhine-Westphalia', 50.938, 6.96, 2),
    city('Leipzig', 'Saxony', 51.34, 12.373),
    city('Freiburg', 'Baden-Württemberg', 47.999, 7.842),
  ],
  AT: [
    city('Vienna', 'Vienna', 48.208, 16.372, 3),
    city('Graz', 'Styria', 47.071, 15.439),
    city('Salzburg', 'Salzburg', 47.81, 13.055),
    city('Innsbruck', 'Tyrol', 47.269, 11.404),
    city('Linz', 'Upper Austria', 48.306, 14.286),
  ],
  IE: [
    city('Dublin', 'Leinster', 53.35, -6.26, 3),
    city('Cork', 'Munster', 51.898, -8.476),
    city('Galway', 'Connacht', 53.271, -9.057),
    city('Limerick', 'Munster', 52.664, -8.627),
  ],
  GB: [
    city('London', 'London', 51.507, -0.128, 3),
    city('Bristol', 'South West England', 51.455, -2.588),
    city('Manchester', 'North West England', 53.481, -2.243, 2),
    city('Edinburgh', 'Scotland', 55.953, -3.189),
    city('Cardiff', 'Wales', 51.482, -3.179),
    city('Brighton', 'South East England', 50.823, -0.137),
    city('York', 'Yorkshire and the Humber', 53.96, -1.087),
  ],
  CA: [
    city('Toronto', 'Ontario', 43.653, -79.383, 2),
    city('Montreal', 'Quebec', 45.502, -73.567, 2),
    city('Vancouver', 'British Columbia', 49.283, -123.121),
    city('Halifax', 'Nova Scotia', 44.649, -63.575),
    city('Calgary', 'Alberta', 51.045, -114.072),
  ],
  PL: [
    city('Warsaw', 'Masovian', 52.23, 21.012, 3),
    city('Wrocław', 'Lower Silesian', 51.108, 17.039, 2),
    city('Kraków', 'Lesser Poland', 50.065, 19.945, 2),
    city('Łódź', 'Łódź', 51.76, 19.456),
    city('Gdańsk', 'Pomeranian', 54.352, 18.647),
    city('Poznań', 'Greater Poland', 52.406, 16.925),
  ],
  AU: [
    city('Sydney', 'New South Wales', -33.869, 151.209, 2),
    city('Melbourne', 'Victoria', -37.814, 144.963, 2),
    city('Brisbane', 'Queensland', -27.47, 153.026),
    city('Perth', 'Western Australia', -31.951, 115.861),
    city('Hobart', 'Tasmania', -42.882, 147.327),
  ],
  NZ: [
    city('Auckland', 'Auckland', -36.848, 174.763, 2),
    city('Wellington', 'Wellington', -41.287, 174.776),
    city('Christchurch', 'Canterbury', -43.532, 172.636),
    city('Dunedin', 'Otago', -45.879, 170.503),
  ],
  CH: [
    city('Zürich', 'Zürich', 47.377, 8.541, 2),
    city('Bern', 'Bern', 46.948, 7.447),
    city('Basel', 'Basel-Stadt', 47.56, 7.589),
    city('Geneva', 'Geneva', 46.204, 6.143),
    city('Lausanne', 'Vaud', 46.52, 6.634),
    city('Lugano', 'Ticino', 46.004, 8.951),
  ],
};

export const frenchRegions: readonly string[] = ['Liège', 'Namur', 'Hainaut', 'Quebec', 'Geneva', 'Vaud'];
export const italianRegions: readonly string[] = ['Ticino'];
