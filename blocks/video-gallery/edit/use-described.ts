import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch } from '@wordpress/data';
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
 * keeps of their answers. What it fills in is no step of its own to be undone.
 *
 * @param block What the editor passes to `edit`.
 */
export function useDescribed( block: SettingsProps< Attributes > ): Described {
	const { playlist, pageSize } = block.attributes;
	const videos = block.attributes.videos as ChosenVideo[];
	const [ state, setState ] = useState( IDLE );
	const { __unstableMarkNextChangeAsNotPersistent: notPersistent } =
		useDispatch( blockEditorStore );
	const current = useRef( block );
	current.current = block;
	const untitled = playlist
		? []
		: videos.flatMap( ( { url, title } ) => ( url && ! title ? url : [] ) );
	/** Videos that were asked about already, and what was wrong with them. */
	const problems = useRef( new Map< string, string >() );
	const asked =
		untitled.find( ( url ) => ! problems.current.has( url ) ) ?? '';

	useEffect( () => {
		let isLeft = false;
		const done = ( problem: string ) => {
			if ( isLeft ) {
				return;
			}
			problems.current.set( asked, problem );
			setState( ( { version } ) => ( {
				problem,
				version: version + 1,
				isAsking: false,
			} ) );
		};
		const askPlaylist = async () => {
			const { url } = await describePlaylist( playlist, pageSize );
			if ( ! isLeft && url !== playlist ) {
				notPersistent();
				current.current.setAttributes( { playlist: url } );
			}
		};
		const askVideo = async () => {
			const { title } = await describeVideo( asked );
			if ( ! isLeft && title ) {
				// It stays without the plugin.
				notPersistent();
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
		// The dispatch function does not change.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ playlist, pageSize, asked ] );
	if ( playlist ) {
		return state;
	}
	// Of several videos, the first that nobody knows is named.
	const problem = untitled
		.map( ( url ) => problems.current.get( url ) )
		.find( Boolean );
	return untitled.length ? { ...state, problem: problem ?? '' } : IDLE;
}
