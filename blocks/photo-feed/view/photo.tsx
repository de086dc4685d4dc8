import { useEffect, useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import { candidates } from './candidates';
import type { Photo } from './types';

interface Props {
	photo: Photo;
	group: string;
	sizes: string;
	/** Smallest width in pixels that is loaded from now on. */
	resolution: number;
	isLazy: boolean;
	/** Called when no copy of a photo could be loaded. */
	onBroken: ( id: string ) => void;
}

/** A photo with its caption and likes. */
export function PhotoItem( props: Props ) {
	const { photo, group } = props;
	const { href, post, kind, caption, likes, likesLabel, rows } = photo;
	const content = (
		<>
			<Picture { ...props } />
			{ kind && (
				<span
					className={ `frontage-photo-feed__badge is-${ kind }` }
					aria-hidden="true"
				/>
			) }
		</>
	);
	return (
		<li
			className="frontage-photo-feed__item"
			style={ { '--frontage-photo-feed-rows': rows } as CSSProperties }
		>
			<figure className="frontage-photo-feed__figure">
				{ href ? (
					<a
						className="frontage-photo-feed__link"
						href={ href }
						data-frontage-lightbox={ post ? group : undefined }
					>
						{ content }
					</a>
				) : (
					<span className="frontage-photo-feed__link">
						{ content }
					</span>
				) }
				{ ( caption || likes ) && (
					<figcaption className="frontage-photo-feed__words">
						{ caption && (
							<span className="frontage-photo-feed__caption">
								{ caption }
							</span>
						) }
						{ likes && (
							<span
								className="frontage-photo-feed__likes"
								role="img"
								aria-label={ likesLabel }
							>
								{ likes }
							</span>
						) }
					</figcaption>
				) }
			</figure>
		</li>
	);
}

/**
 * The picture. If a size cannot be loaded, the next smaller one replaces it; without any, a place with its words (S2 §8).
 *
 * WordPress may add to an image what it knows of its place in the page; hence the suppressed warning.
 */
function Picture( { photo, sizes, resolution, isLazy, onBroken }: Props ) {
	const image = useRef< HTMLImageElement >( null );
	const [ broken, setBroken ] = useState< readonly string[] >( [] );
	const shown = photo.image
		? candidates( photo.image.sizes, resolution, broken )
		: [];
	const source = shown.at( -1 )?.url;
	const fail = () => {
		// One size has failed, but which one the browser chose is not always known.
		const failed = image.current?.currentSrc || source!;
		const lost = shown.some( ( { url } ) => url === failed )
			? failed
			: source!;
		setBroken( ( known ) => [ ...known, lost ] );
		if ( shown.length === 1 ) {
			onBroken( photo.id );
		}
	};
	const onError = useRef( fail );
	onError.current = fail;
	useEffect( () => {
		// It failed before React was here.
		const { complete = false, naturalWidth = 1 } = image.current ?? {};
		if ( complete && naturalWidth === 0 && image.current?.currentSrc ) {
			onError.current();
		}
	}, [ source ] );
	if ( ! photo.image || ! source ) {
		return (
			<span className="frontage-photo-feed__image is-missing">
				{ photo.alt }
			</span>
		);
	}
	return (
		<img
			ref={ image }
			className={ `frontage-photo-feed__image${ broken.length ? ' has-error' : '' }` }
			loading={ isLazy ? 'lazy' : undefined }
			decoding="async"
			sizes={ isLazy ? `auto, ${ sizes }` : sizes }
			srcSet={ shown
				.map( ( { width, url } ) => `${ url } ${ width }w` )
				.join( ', ' ) }
			src={ source }
			width={ photo.image.width }
			height={ photo.image.height }
			alt={ photo.alt }
			onError={ fail }
			suppressHydrationWarning
		/>
	);
}
