import { Item } from './item';
import type { Placed } from './use-gallery';

interface Props {
	images: readonly Placed[];
	/** Number of images in the first row; the others are lazy-loaded. */
	columns: number;
	sizes: string;
}

/** The images of one page. */
export function Grid( { images, columns, sizes }: Props ) {
	return (
		// eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops lists without bullets.
		<ul className="frontage-gallery__grid" role="list">
			{ images.map( ( image, at ) => (
				<Item
					key={ image.index }
					image={ image }
					sizes={ sizes }
					isLazy={ at >= columns }
				/>
			) ) }
		</ul>
	);
}
