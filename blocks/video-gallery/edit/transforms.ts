import { createBlock } from '@wordpress/blocks';
import { isPlaylist, isVideo, playlistVendor } from './addresses';
import type { ChosenVideo } from './addresses';
import type { Attributes } from '../attributes';

/** Before WordPress's own transform to an embed. */
const FIRST = 5;

interface Embed {
	url?: string;
	caption?: string;
}

const embed = ( url: string, providerNameSlug?: string ) =>
	createBlock( 'core/embed', {
		url,
		type: 'video',
		...( providerNameSlug && { providerNameSlug } ),
		responsive: true,
	} );

const link = ( { url = '', title }: ChosenVideo ) =>
	/\.(mp4|m4v|webm|ogv|mov)([?#]|$)/i.test( url )
		? createBlock( 'core/video', { src: url, caption: title } )
		: embed( url );

/** Transforms from and to embeds of WordPress: one of a playlist, or several of videos. */
export const transforms = {
	from: [
		{
			type: 'raw',
			priority: FIRST,
			isMatch: ( { nodeName, textContent }: Node ) => {
				const url = textContent?.trim() ?? '';
				// A video that is part of a playlist stays a video.
				return (
					nodeName === 'P' &&
					/^https?:\/\/\S+$/.test( url ) &&
					! isVideo( url ) &&
					[ 'youtube', 'vimeo' ].includes(
						playlistVendor( url ) ?? ''
					)
				);
			},
			transform: ( { textContent }: Node ) =>
				createBlock( 'frontage/video-gallery', {
					playlist: textContent!.trim(),
				} ),
		},
		{
			type: 'block',
			blocks: [ 'core/embed' ],
			isMultiBlock: true,
			isMatch: ( embeds: Embed[] ) =>
				embeds.length > 1
					? embeds.every( ( { url = '' } ) => isVideo( url ) )
					: isPlaylist( embeds[ 0 ]?.url ?? '' ),
			transform: ( embeds: Embed[] ) =>
				createBlock(
					'frontage/video-gallery',
					embeds.length > 1
						? {
								videos: embeds.map( ( { url } ) => ( {
									url,
								} ) ),
							}
						: { playlist: embeds[ 0 ]!.url }
				),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/embed' ],
			isMatch: ( { playlist, videos }: Attributes ) =>
				!! playlist || videos.length > 0,
			transform: ( { playlist, videos }: Attributes ) =>
				playlist
					? embed( playlist, playlistVendor( playlist ) )
					: ( videos as ChosenVideo[] ).map( link ),
		},
	],
};
