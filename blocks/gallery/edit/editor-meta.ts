/** Editor metadata of the gallery: cost, third parties, style attributes and rules. */
import { __, sprintf } from '@wordpress/i18n';
import { isSourced } from '@frontage/editor/image-source/is-sourced';
import type { Found, Place, EditorMeta, ThirdParty } from '@frontage/editor';
import { perPageOf } from './preview-props';
import { changed } from './saved-images';
import type { SavedImage } from '../view/types';
import type { Attributes } from '../attributes';

const imagesIn = ( attributes: Record< string, unknown > ) =>
	( attributes.images ?? [] ) as SavedImage[];

function hostOf( url: string ): string {
	try {
		return new URL( url, window.location.href ).host;
	} catch {
		return '';
	}
}

/**
 * Returns the other sites that images are loaded from.
 *
 * @param attributes Block attributes.
 */
export function thirdParties(
	attributes: Record< string, unknown >
): ThirdParty[] {
	const hosts = imagesIn( attributes )
		.filter( ( { id, url } ) => ! id && url )
		.map( ( { url = '' } ) => hostOf( url ) )
		.filter( ( host ) => host && host !== window.location.host );
	return [ ...new Set( hosts ) ].map( ( host ) => ( {
		name: host,
		hosts: [ host ],
		purpose: __( 'Images', 'frontage' ),
	} ) );
}

/** Reports images without alternative text; images in the media library without one are reported there. */
export function silent( { block }: Place ): Found[] {
	const images = imagesIn( block.attributes );
	const at = images.findIndex(
		( { id, alt } ) => ! alt?.trim() && ( alt !== undefined || ! id )
	);
	if ( at < 0 ) {
		return [];
	}
	const isLink = block.attributes.linkTo !== 'none';
	return [
		{
			level: isLink ? 'problem' : 'hint',
			title: sprintf(
				/* translators: %d: position of the image, starting at 1. */
				__( 'Image %d has no alternative text', 'frontage' ),
				at + 1
			),
			why: __(
				'People who cannot see the image do not know what it shows. Describe the image. Leave the text empty only if the image is decorative and not linked.',
				'frontage'
			),
			fix: {
				label: __( 'Save text', 'frontage' ),
				ask: sprintf(
					/* translators: %d: position of the image, starting at 1. */
					__( 'Alternative text for image %d', 'frontage' ),
					at + 1
				),
				change: ( alt ) => ( {
					images: changed( images, at, { alt } ),
				} ),
			},
		},
	];
}

const hasChoice = ( attributes: Record< string, unknown > ) => {
	const gallery = attributes as Attributes;
	const { images, hasFilter, hasPages, source } = gallery;
	// How many images there will be, nobody knows.
	if ( isSourced( gallery ) ) {
		return hasPages || ( hasFilter && source?.kind === 'terms' );
	}
	const categories = new Set(
		images.flatMap( ( image ) => image.categories ?? [] )
	);
	return (
		( hasFilter && categories.size > 1 ) ||
		images.length > perPageOf( gallery )
	);
};

export const help: EditorMeta = {
	wake: ( attributes ) => {
		if ( attributes.arrangement === 'carousel' ) {
			return 'visible';
		}
		return hasChoice( attributes ) ? 'interaction' : '';
	},
	look: [
		'arrangement',
		'columns',
		'columnsTablet',
		'columnsPhone',
		'ratio',
		'fit',
		'captions',
	],
	thirdParties,
	rules: [ silent ],
};
