/** Shapes of the portfolio, as the server hands them to the component. */
import type { Choice, Place } from '@frontage/choice';
import type { Category, FilterWords } from '@frontage/filter';
import type { PaginationWords } from '@frontage/pagination';

export interface Picture {
	src: string;
	srcSet?: string;
	width: number;
	height: number;
	/** Its height where each picture has its own shape, in rows of the grid. */
	rows: number;
}

/** One work; parts that are empty are left out. */
export interface Work {
	title: string;
	href: string;
	/** Its categories, in words. */
	names?: string;
	/** Slugs. */
	terms?: string[];
	picture?: Picture;
}

export interface PortfolioProps {
	place: Place;
	/** What the server shows. */
	chosen: Choice;
	perPage: number;
	/** How wide a picture is, for `<img sizes>`. */
	sizes: string;
	/** Pictures that are fetched at once. */
	firstRow: number;
	items: Work[];
	/** Empty when there is nothing to choose. */
	categories: Category[];
	words: {
		filter: FilterWords;
		pages: PaginationWords;
		/** “Page 2 of 3, 4 works”. */
		status: string;
		/** “4 works”, by number. */
		counts: string[];
	};
}
