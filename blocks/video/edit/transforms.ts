import { createBlock } from '@wordpress/blocks';
import { encodeEntities } from '@frontage/lib/entities';
import { videoAddress } from '@frontage/lib/video-address';
import { wide } from '@frontage/lib/wide';
import type { Attributes } from '../attributes';

/** Before WordPress's own transform to an embed. */
const FIRST = 5;

interface Embed {
	url?: string;
	caption?: string;
	align?: string;
}

interface CoreVideo extends Embed {
	id?: number;
	src?: string;
	poster?: string;
	loop?: boolean;
	tracks?: Attributes[ 'tracks' ];
}

const vendorOf = ( url: string ) => videoAddress( url )?.provider;

const isVendors = ( url = '' ) =>
	[ 'youtube', 'vimeo' ].includes( vendorOf( url ) ?? '' );

/** Vendors whose links WordPress turns into embeds, and files. */
const isPlayed = ( url: string ) =>
	isVendors( url ) || vendorOf( url ) === 'file';

const paragraph = ( content: string ) =>
	createBlock( 'core/paragraph', { content } );

/** What neither of WordPress's blocks has a place for, as blocks after it. */
const rest = (
	{ title, chapters }: Attributes,
	inner: ReturnType< typeof createBlock >[]
) => [
	...( title ? [ paragraph( encodeEntities( title ) ) ] : [] ),
	...( chapters.length
		? [
				createBlock(
					'core/list',
					{ ordered: true },
					chapters.map( ( { time, title: name } ) =>
						createBlock( 'core/list-item', {
							content: encodeEntities( `${ time } ${ name }` ),
						} )
					)
				),
			]
		: [] ),
	...inner,
];

/** Transforms from and to embeds and videos of WordPress. */
export const transforms = {
	from: [
		{
			type: 'raw',
			priority: FIRST,
			isMatch: ( { nodeName, textContent }: Node ) =>
				nodeName === 'P' &&
				/^\s*https?:\/\/\S+\s*$/.test( textContent ?? '' ) &&
				isPlayed( textContent!.trim() ),
			transform: ( { textContent }: Node ) =>
				createBlock( 'frontage/video', { url: textContent!.trim() } ),
		},
		{
			type: 'block',
			blocks: [ 'core/embed' ],
			isMatch: ( { url }: Embed ) => isVendors( url ),
			transform: ( { url, caption = '', align }: Embed ) =>
				createBlock( 'frontage/video', {
					...wide( { align } ),
					url,
					caption: `${ caption }`,
				} ),
		},
		{
			type: 'block',
			blocks: [ 'core/video' ],
			isMatch: ( { src }: CoreVideo ) => vendorOf( src ?? '' ) === 'file',
			transform: ( video: CoreVideo ) =>
				createBlock( 'frontage/video', {
					...wide( video ),
					file: video.id ?? 0,
					url: video.src,
					caption: `${ video.caption ?? '' }`,
					poster: video.poster ?? '',
					isLoop: !! video.loop,
					tracks: video.tracks ?? [],
				} ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/embed' ],
			isMatch: ( { url }: Attributes ) => isVendors( url ),
			transform: (
				attributes: Attributes,
				inner: ReturnType< typeof createBlock >[] = []
			) => [
				createBlock( 'core/embed', {
					...wide( attributes ),
					url: attributes.url,
					caption: attributes.caption,
					type: 'video',
					providerNameSlug: vendorOf( attributes.url ),
					responsive: true,
					className: 'wp-embed-aspect-16-9 wp-has-aspect-ratio',
				} ),
				...rest( attributes, inner ),
			],
		},
		{
			type: 'block',
			blocks: [ 'core/video' ],
			isMatch: ( { url }: Attributes ) => vendorOf( url ) === 'file',
			transform: (
				attributes: Attributes,
				inner: ReturnType< typeof createBlock >[] = []
			) => [
				createBlock( 'core/video', {
					...wide( attributes ),
					...( attributes.file && { id: attributes.file } ),
					src: attributes.url,
					caption: attributes.caption,
					poster: attributes.poster || undefined,
					loop: attributes.isLoop,
					tracks: attributes.tracks,
				} ),
				...rest( attributes, inner ),
			],
		},
	],
};
