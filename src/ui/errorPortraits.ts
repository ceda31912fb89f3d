/** The two faces beside an error: addresses of drawn portraits. */
import marek from '@/assets/portraits/wall/marek.webp';
import sofia from '@/assets/portraits/wall/sofia.webp';

export const errorPortraits = [marek, sofia] as const;
