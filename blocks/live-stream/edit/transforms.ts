import { createBlock } from '@wordpress/blocks';
import { videoAddress } from '@frontage/lib/video-address';
import { wide } from '@frontage/lib/wide';
import type { Attributes } from '../attributes';

interface Embed {
	url?: string;
	align?: string;
}

const VENDORS: ( string | undefined )[] = [ 'youtube', 'vimeo' ];

const textOf = ( url: unknown ) => ( typeof url === 'string' ? url : '' );

const vendorOf = ( url: unknown ) => videoAddress( textOf( url ) )?.provider;

const isVideo = ( url: unknown ) => VENDORS.includes( vendorOf( url ) );

const embed = ( url: unknown ) =>
	createBlock( 'core/embed', {
		url: textOf( url ),
		type: 'video',
		providerNameSlug: vendorOf( url ),
		responsive: true,
		className: 'wp-embed-aspect-16-9 wp-has-aspect-ratio',
	} );

/** Transforms from and to embeds of WordPress: a single stream that is always on. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/embed' ],
			isMatch: ( { url }: Embed ) => isVideo( url ),
			transform: ( { url, align }: Embed ) =>
				createBlock( 'frontage/live-stream', {
					...wide( { align } ),
					streams: [ { url } ],
				} ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/embed' ],
			isMatch: ( { streams }: Attributes ) =>
				streams.length > 0 &&
				streams.every( ( { url } ) => isVideo( url ) ),
			transform: ( { streams }: Attributes ) =>
				streams.map( ( { url } ) => embed( url ) ),
		},
	],
};
