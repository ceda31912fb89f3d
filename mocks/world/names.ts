/** Given names by language, for women and men. */
import type { Gender } from '@/domain/model';

const list = (names: string): readonly string[] => names.split(' ');

export const names: Record<string, Record<Gender, readonly string[]>> = {
  nl: {
    female: list(
      'Lotte Anouk Femke Sanne Marijke Liesbeth Katrien An Hilde Griet Sofie Eline Joke Veerle Tine Maaike Ilse Floor Nele Leen Britt Saskia Roos Hanne Fien Jolien Karlijn Mieke Elke Silke Annelies Merel',
    ),
    male: list(
      'Bram Wouter Jeroen Pieter Joris Sander Tom Ruben Dries Bart Koen Stijn Maarten Thijs Wim Geert Jasper Niels Floris Daan Simon Kobe Arne Luk Hendrik Matthias Seppe Gijs',
    ),
  },
  fr: {
    female: list(
      'Camille Chloé Juliette Margaux Élodie Aurélie Manon Solène Inès Clémence Mathilde Charlotte Céline Nathalie Sandrine Hélène Anaïs Delphine Lucie Noémie Agathe Fanny Maud Capucine',
    ),
    male: list(
      'Julien Antoine Mathieu Nicolas Thomas Benoît Olivier Guillaume Xavier Damien Bastien Florian Laurent Rémi Adrien Étienne Cédric Hugo Maxime Quentin Loïc Gaspard',
    ),
  },
  en: {
    female: list(
      'Alice Grace Hannah Olivia Megan Charlotte Ruby Imogen Freya Harriet Maeve Siobhán Niamh Aoife Rosie Beth Naomi Tess Willow Eve June Hazel Audrey Molly Esther Quinn Paige Tessa',
    ),
    male: list(
      'Oliver Jack Henry Callum Rory Declan Finn Owen Ewan Miles Theo Ben Sam Elliot Jude Alfie Connor Max Toby Leo Nathan Reid Wes Hamish Cian Eoin Gareth Angus',
    ),
  },
  it: {
    female: list(
      'Giulia Chiara Francesca Martina Elisa Valentina Silvia Federica Alessia Ilaria Beatrice Serena Paola Arianna Caterina Ginevra Noemi Bianca Ludovica',
    ),
    male: list(
      'Marco Luca Matteo Andrea Davide Lorenzo Stefano Alessandro Riccardo Giorgio Paolo Tommaso Enrico Federico Emanuele Nicolò Dario Michele',
    ),
  },
  es: {
    female: list(
      'Lucía Sofía Carmen Marta Paula Elena Inés Laura Alba Rocío Nuria Cristina Beatriz Irene Pilar Ainhoa Noelia Jimena Valeria Candela',
    ),
    male: list(
      'Pablo Diego Javier Álvaro Sergio Carlos Adrián Raúl Hugo Iván Rubén Mario Gonzalo Andrés Íñigo Rafael Tomás Nicolás Joaquín',
    ),
  },
  de: {
    female: list(
      'Anna Lena Katharina Julia Sophie Johanna Hannah Miriam Franziska Clara Svenja Greta Nina Antonia Ronja Heike Birgit Lea Paulina Judith Frieda Magdalena',
    ),
    male: list(
      'Lukas Jonas Felix Maximilian Sebastian Tobias Moritz Jan Philipp Florian Matthias Stefan Anton Emil Konrad Henrik Lennart Valentin Johannes Oskar',
    ),
  },
  pl: {
    female: list(
      'Zofia Maja Hanna Magdalena Agnieszka Katarzyna Kinga Alicja Joanna Ewa Monika Natalia Weronika Dominika Iga Justyna Karolina Małgorzata',
    ),
    male: list(
      'Jakub Michał Tomasz Piotr Krzysztof Mateusz Paweł Kamil Bartosz Wojciech Szymon Filip Łukasz Adam Marcin Radosław Igor',
    ),
  },
};
