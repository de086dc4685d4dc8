import { createBlock } from '@wordpress/blocks';
import { decodeEntities, encodeEntities } from '@frontage/lib/entities';
import { plain } from '@frontage/lib/plain';
import { wide } from '@frontage/lib/wide';
import { isPlaylist, isVideo, playlistVendor, videoVendor } from './addresses';
import type { ChosenVideo } from './addresses';
import type { Attributes } from '../attributes';

/** Before WordPress's own transform to an embed. */
const FIRST = 5;

interface Embed {
	url?: string;
	caption?: unknown;
	align?: string;
}

interface CoreVideo {
	src?: string;
	caption?: unknown;
	poster?: string;
	align?: string;
}

interface OwnVideo extends ChosenVideo {
	align?: unknown;
	caption?: unknown;
	chapters?: unknown[];
}

interface Block {
	innerBlocks: unknown[];
}

/** Returns rich text as plain text. */
const textOf = ( html: unknown ) => decodeEntities( plain( html ) );

/** Values that are not empty, so that what is saved stays short. */
const filled = ( video: ChosenVideo ): ChosenVideo =>
	Object.fromEntries(
		Object.entries( video ).filter( ( [ , value ] ) => !! value )
	);

const gallery = ( { align }: { align?: unknown }, videos: ChosenVideo[] ) =>
	createBlock( 'frontage/video-gallery', {
		...wide( { align } ),
		videos: videos.map( filled ),
	} );

const embed = ( url: string, providerNameSlug?: string, caption = '' ) =>
	createBlock( 'core/embed', {
		url,
		...( caption && { caption } ),
		type: 'video',
		...( providerNameSlug && { providerNameSlug } ),
		responsive: true,
	} );

/** WordPress's block of a video, whose caption is the title; the text is a paragraph below it. */
const single = ( { url = '', title, text, poster }: ChosenVideo ) => [
	videoVendor( url ) === 'file'
		? createBlock( 'core/video', {
				src: url,
				caption: encodeEntities( title ),
				...( poster && { poster } ),
			} )
		: embed( url, videoVendor( url ), encodeEntities( title ) ),
	...( text
		? [
				createBlock( 'core/paragraph', {
					content: encodeEntities( text ),
				} ),
			]
		: [] ),
];

/** Transforms from and to videos and embeds of WordPress, and our own: one of a playlist, or several of videos. */
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
				embeds.length > 1
					? gallery(
							embeds[ 0 ]!,
							embeds.map( ( { url, caption } ) => ( {
								url,
								title: textOf( caption ),
							} ) )
						)
					: createBlock( 'frontage/video-gallery', {
							...wide( embeds[ 0 ]! ),
							playlist: embeds[ 0 ]!.url,
						} ),
		},
		{
			type: 'block',
			blocks: [ 'core/video' ],
			isMultiBlock: true,
			isMatch: ( videos: CoreVideo[] ) =>
				videos.length > 1 &&
				videos.every( ( { src = '' } ) => isVideo( src ) ),
			transform: ( videos: CoreVideo[] ) =>
				gallery(
					videos[ 0 ]!,
					videos.map( ( { src, caption, poster } ) => ( {
						url: src,
						title: textOf( caption ),
						poster,
					} ) )
				),
		},
		{
			type: 'block',
			blocks: [ 'frontage/video' ],
			isMultiBlock: true,
			// A gallery has no place for chapters and transcripts.
			isMatch: ( videos: OwnVideo[], blocks: Block[] ) =>
				videos.length > 1 &&
				videos.every(
					( { url = '', chapters } ) =>
						isVideo( url ) && ! chapters?.length
				) &&
				blocks.every( ( { innerBlocks } ) => ! innerBlocks.length ),
			transform: ( videos: OwnVideo[] ) =>
				gallery(
					videos[ 0 ]!,
					videos.map(
						( { url, title, caption, poster, posterId } ) => ( {
							url,
							title,
							text: textOf( caption ),
							poster,
							posterId,
						} )
					)
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
					: ( videos as ChosenVideo[] ).flatMap( single ),
		},
		{
			type: 'block',
			blocks: [ 'frontage/video' ],
			isMatch: ( { playlist, videos }: Attributes ) =>
				! playlist && videos.length > 0,
			transform: ( { videos }: Attributes ) =>
				( videos as ChosenVideo[] ).map( ( { text, ...video } ) =>
					createBlock( 'frontage/video', {
						...video,
						caption: encodeEntities( text ),
					} )
				),
		},
	],
};
