import type { CSSProperties } from 'react';
import { Slot } from '@frontage/react/slot';
import type { Placed } from './use-gallery';

interface Props {
	image: Placed;
	sizes: string;
	isLazy: boolean;
}

/** An image with its caption. */
export function Item( { image, sizes, isLazy }: Props ) {
	const { href, target, rel, group, rows, caption, index } = image;
	const picture = (
		<Picture image={ image } sizes={ sizes } isLazy={ isLazy } />
	);
	return (
		<li
			className="frontage-gallery__item"
			style={
				rows
					? ( { '--frontage-gallery-rows': rows } as CSSProperties )
					: undefined
			}
		>
			<figure className="frontage-gallery__figure">
				{ href ? (
					<a
						className="frontage-gallery__link"
						href={ href }
						target={ target }
						rel={ rel }
						data-frontage-lightbox={ group }
					>
						{ picture }
					</a>
				) : (
					picture
				) }
				{ caption && (
					<Slot
						as="figcaption"
						className="frontage-gallery__caption"
						name={ `caption-${ index }` }
						html={ caption }
					/>
				) }
			</figure>
		</li>
	);
}

/**
 * WordPress and its plugins may add to an image what they know of its place in the page, such as
 * `fetchpriority`; that is theirs, hence the suppressed warning.
 */
function Picture( { image, sizes, isLazy }: Props ) {
	return (
		<img
			className={ `frontage-gallery__image${ image.isGuessed ? ' is-guessed' : '' }` }
			loading={ isLazy ? 'lazy' : undefined }
			decoding="async"
			sizes={ image.srcSet && ( isLazy ? `auto, ${ sizes }` : sizes ) }
			srcSet={ image.srcSet }
			src={ image.src }
			width={ image.width }
			height={ image.height }
			alt={ image.alt ?? '' }
			style={ image.crop }
			{ ...image.data }
			suppressHydrationWarning
		/>
	);
}
