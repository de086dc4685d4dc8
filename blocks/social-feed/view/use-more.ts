import { useEffect, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { callAction } from '@frontage/api';
import { fill } from '@frontage/lib/fill';
import { isPlain } from '@frontage/lib/is-plain';
import type { SocialFeedProps } from './types';

type State = 'ready' | 'loading' | 'failed' | 'all';

/** Returns the posts in an answer, and whether no others follow. */
export function postsIn( html: string ): { posts: string[]; isEnd: boolean } {
	const items = [
		...new DOMParser().parseFromString( html, 'text/html' ).body.children,
	];
	return {
		posts: items.map( ( item ) => item.innerHTML ),
		isEnd: ! items.length || items.at( -1 )!.matches( '[data-last]' ),
	};
}

/**
 * Loads more posts. A failure changes nothing but the message.
 *
 * @param props Of the component.
 */
export function useMore( props: SocialFeedProps ) {
	const { action, query_settings, shown, words } = props; // eslint-disable-line camelcase -- The field's name (S2 §7).
	const [ later, setLater ] = useState< string[] >( [] );
	const [ state, setState ] = useState< State >( 'ready' );
	const [ said, say ] = useState( '' );
	const list = useRef< HTMLUListElement >( null );
	const stop = useRef( new AbortController() );
	// The first of the new posts gets the focus when the button has gone.
	const next = useRef( 0 );
	useEffect( () => () => stop.current.abort(), [] );
	useEffect( () => {
		if ( state === 'all' && next.current ) {
			list.current!.children[ next.current ]?.querySelector(
				'a'
			)?.focus();
		}
	}, [ state ] );

	const load = async () => {
		setState( 'loading' );
		say( words.loading );
		const loaded = shown + later.length;
		try {
			const html = await callAction< string >(
				action,
				{ query_settings, loaded_item: loaded }, // eslint-disable-line camelcase -- As above.
				{ read: true, signal: stop.current.signal }
			);
			const { posts, isEnd } = postsIn( html );
			next.current = posts.length ? loaded : 0;
			setLater( [ ...later, ...posts ] );
			setState( isEnd ? 'all' : 'ready' );
			say( posts.length ? fill( words.added, posts.length ) : words.all );
		} catch {
			if ( ! stop.current.signal.aborted ) {
				setState( 'failed' );
				say( words.failed );
			}
		}
	};
	const more = ( event: MouseEvent ) => {
		if ( isPlain( event.nativeEvent ) ) {
			event.preventDefault();
			if ( state !== 'loading' ) {
				void load();
			}
		}
	};
	return { list, later, state, said, more };
}
