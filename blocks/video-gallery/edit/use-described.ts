import { useEffect, useRef, useState } from '@wordpress/element';
import { describeVideo, type SettingsProps } from '@frontage/editor';
import { describePlaylist } from './describe-playlist';
import type { ChosenVideo } from './addresses';
import type { Attributes } from '../attributes';

/** Milliseconds without changes before the server is asked. */
const PAUSE_MS = 300;

interface Described {
	/** A sentence for the author; empty if there is nothing to say. */
	problem: string;
	/** Changes when the server knows more. */
	version: number;
	isAsking: boolean;
}

const IDLE: Described = { problem: '', version: 0, isAsking: false };

/**
 * Asks vendors about a playlist, or about chosen videos without a title, when they change: pages read what the server
 * keeps of their answers.
 *
 * @param block What the editor passes to `edit`.
 */
export function useDescribed( block: SettingsProps< Attributes > ): Described {
	const { playlist, pageSize } = block.attributes;
	const videos = block.attributes.videos as ChosenVideo[];
	const [ state, setState ] = useState( IDLE );
	const current = useRef( block );
	current.current = block;
	const untitled = playlist
		? ''
		: ( videos.find( ( { url, title } ) => url && ! title )?.url ?? '' );
	/** Videos about which nobody knows anything. */
	const unknown = useRef( new Set< string >() );
	const asked = unknown.current.has( untitled ) ? '' : untitled;

	useEffect( () => {
		let isLeft = false;
		const done = ( problem: string ) =>
			isLeft ||
			setState( ( { version } ) => ( {
				problem,
				version: version + 1,
				isAsking: false,
			} ) );
		const askPlaylist = async () => {
			const { url } = await describePlaylist( playlist, pageSize );
			if ( ! isLeft && url !== playlist ) {
				current.current.setAttributes( { playlist: url } );
			}
		};
		const askVideo = async () => {
			unknown.current.add( asked );
			const { title } = await describeVideo( asked );
			if ( ! isLeft && title ) {
				// It stays without the plugin.
				current.current.setAttributes( {
					videos: (
						current.current.attributes.videos as ChosenVideo[]
					 ).map( ( video ) =>
						video.url === asked && ! video.title
							? { ...video, title }
							: video
					) as Attributes[ 'videos' ],
				} );
			}
		};
		if ( ! playlist && ! asked ) {
			return;
		}
		setState( ( before ) => ( { ...before, isAsking: true } ) );
		const pause = window.setTimeout( () => {
			( playlist ? askPlaylist() : askVideo() ).then(
				() => done( '' ),
				( { message }: Error ) => done( message )
			);
		}, PAUSE_MS );
		return () => {
			isLeft = true;
			clearTimeout( pause );
		};
	}, [ playlist, pageSize, asked ] );
	return playlist || untitled ? state : IDLE;
}
