import { callAction } from '@frontage/api';
import type { GalleryProps, Options } from './types';

const ACTION = 'frontage_video_gallery_page';

/** A page as the server prints it. */
export type LoadedPage = Pick<
	GalleryProps,
	'items' | 'page' | 'pages' | 'vendors'
>;

/**
 * Asks for a page of the playlist (S0 §7). The answer is the gallery as HTML, whose island has what it shows as props.
 *
 * @param options Of the author; the playlist is signed.
 * @param page    From 1.
 */
export async function loadPage(
	options: Options,
	page: number
): Promise< LoadedPage > {
	const html = await callAction< string >( ACTION, {
		security: '',
		options: JSON.stringify( { ...options, pageToken: page } ),
	} );
	const island = new DOMParser()
		.parseFromString( html, 'text/html' )
		.querySelector( 'frontage-island' )!;
	return JSON.parse( island.getAttribute( 'props' )! );
}
