import { __, sprintf } from '@wordpress/i18n';
import { notify, send, useRest, type RestError } from '../../parts';
import type { Ad, Answer, Change } from './types';

/** Changes that owners make in the list; each is saved at once. */
export interface Changes {
	start: ( ad: Ad ) => void;
	pause: ( ad: Ad ) => void;
	remove: ( ad: Ad ) => void;
	/** Returns the ID of the copy; 0 if it failed. */
	duplicate: ( ad: Ad ) => Promise< number >;
}

/**
 * Saves an ad.
 *
 * @param change What was entered.
 * @return Its ID; throws a `RestError` that names the field.
 */
export const saveAd = async ( change: Change ): Promise< number > =>
	( await send< { id: number } >( 'ads', change ) ).id;

/**
 * Returns the list of ads, and functions that change it.
 *
 * @param days Days of the counts.
 */
export function useAds( days: number ) {
	const { data, error, reload } = useRest< Answer >( `ads?days=${ days }` );
	return { answer: data, error, reload, changes: changesWith( reload ) };
}

function changesWith( reload: () => void ): Changes {
	const attempt = async < T >( work: Promise< T >, none: T ) => {
		try {
			return await work;
		} catch ( error ) {
			notify( ( error as RestError ).message, { error: true } );
			return none;
		} finally {
			reload();
		}
	};
	const change = async (
		{ id }: Ad,
		action: string,
		text: string,
		undo?: () => void
	) => {
		const done = send( 'ads/change', { ids: [ id ], do: action } );
		if ( await attempt( done, null ) ) {
			notify( text, { undo } );
		}
	};
	const start = ( ad: Ad, canUndo = true ) =>
		void change(
			ad,
			'start',
			/* translators: %s: name of an ad. */
			sprintf( __( '“%s” is active.', 'frontage' ), ad.name ),
			canUndo ? () => pause( ad, false ) : undefined
		);
	const pause = ( ad: Ad, canUndo = true ) =>
		void change(
			ad,
			'pause',
			/* translators: %s: name of an ad. */
			sprintf( __( '“%s” is paused.', 'frontage' ), ad.name ),
			canUndo ? () => start( ad, false ) : undefined
		);
	return {
		start: ( ad ) => start( ad ),
		pause: ( ad ) => pause( ad ),
		remove: ( ad ) =>
			void change(
				ad,
				'trash',
				sayTrashed( ad ),
				() => void change( ad, 'restore', sayRestored( ad ) )
			),
		duplicate: async ( { id } ) => {
			const copy = send< { id: number } >( 'ads/duplicate', { id } );
			return ( await attempt( copy, { id: 0 } ) ).id;
		},
	};
}

const sayTrashed = ( { name }: Ad ) =>
	/* translators: %s: name of an ad. */
	sprintf( __( '“%s” was moved to the trash.', 'frontage' ), name );

const sayRestored = ( { name }: Ad ) =>
	/* translators: %s: name of an ad. */
	sprintf( __( '“%s” was restored.', 'frontage' ), name );
