import { createBlock } from '@wordpress/blocks';
import { plain } from '@frontage/lib/plain';
import type { Attributes } from '../attributes';

interface CoreFile {
	id?: number;
	href?: string;
	fileName?: unknown;
	showDownloadButton?: boolean;
}

/**
 * Returns the attributes of the block with the file of one of WordPress's.
 *
 * @param file Attributes of `core/file`.
 */
export const pdfOf = ( {
	id,
	href,
	fileName,
	showDownloadButton,
}: CoreFile ) => ( {
	file: id ?? 0,
	url: href ?? '',
	title: plain( fileName ),
	canDownload: showDownloadButton ?? true,
} );

/** Transforms from and to files of WordPress. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/file' ],
			isMatch: ( { href }: CoreFile ) =>
				/\.pdf(?:[?#]|$)/i.test( href ?? '' ),
			transform: ( file: CoreFile ) =>
				createBlock( 'frontage/pdf-viewer', pdfOf( file ) ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/file' ],
			transform: ( { file, url, title, canDownload }: Attributes ) =>
				createBlock( 'core/file', {
					...( file && { id: file } ),
					href: url,
					textLinkHref: url,
					fileName: title || url.replace( /^.*\//, '' ),
					showDownloadButton: canDownload,
					displayPreview: true,
				} ),
		},
	],
};
