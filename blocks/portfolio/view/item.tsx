import type { CSSProperties } from 'react';
import type { Work } from './types';

interface Props {
	work: Work;
	sizes: string;
	isLazy: boolean;
}

/**
 * One work of a portfolio.
 *
 * WordPress may add to an image what it knows of its place in the page; hence the suppressed warning.
 *
 * @param props What to show.
 */
export function Item( { work, sizes, isLazy }: Props ) {
	const { title, href, names, picture } = work;
	return (
		<li
			className="frontage-portfolio__item"
			style={ picture && ( { '--rows': picture.rows } as CSSProperties ) }
		>
			<a className="frontage-portfolio__link" href={ href }>
				{ picture && (
					<img
						className="frontage-portfolio__image"
						loading={ isLazy ? 'lazy' : undefined }
						decoding="async"
						sizes={
							picture.srcSet &&
							( isLazy ? `auto, ${ sizes }` : sizes )
						}
						srcSet={ picture.srcSet }
						src={ picture.src }
						width={ picture.width }
						height={ picture.height }
						alt=""
						suppressHydrationWarning
					/>
				) }
				<span className="frontage-portfolio__text">
					<span className="frontage-portfolio__title">{ title }</span>
					{ names && (
						<span className="frontage-portfolio__names">
							{ names }
						</span>
					) }
				</span>
			</a>
		</li>
	);
}
