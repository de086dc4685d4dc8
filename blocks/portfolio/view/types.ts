/** Types of the portfolio's props. */
import type { Choice, Place } from '@frontage/choice';
import type { Category, FilterWords } from '@frontage/filter';
import type { PaginationWords } from '@frontage/pagination';

export interface Picture {
	src: string;
	srcSet?: string;
	width: number;
	height: number;
	/** Height in grid rows, if images keep their aspect ratio. */
	rows: number;
}

/** One project; empty properties are left out. */
export interface Work {
	title: string;
	href: string;
	/** Names of its categories. */
	names?: string;
	/** Slugs. */
	terms?: string[];
	picture?: Picture;
}

export interface PortfolioProps {
	place: Place;
	/** The category and page that the server rendered. */
	chosen: Choice;
	perPage: number;
	/** Value of `<img sizes>`. */
	sizes: string;
	/** Number of images that are not lazy-loaded. */
	firstRow: number;
	items: Work[];
	/** Empty if there is nothing to filter. */
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
