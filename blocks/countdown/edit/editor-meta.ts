/** What the editor tells authors of a countdown: its cost, its look, and what may be wrong with it. */
import { __ } from '@wordpress/i18n';
import type { Found, Place, EditorMeta } from '../../../src/editor';
import { safeUrl } from '../../../src/lib/safe-url';
import type { CountdownAttributes } from '../view/types';
import { timestampOf } from './zone';

/** An end that has passed, once for everybody. */
export function passed( { block }: Place ): Found[] {
	const { kind, date, zone } = block.attributes as CountdownAttributes;
	const end = kind === 'fixed' ? timestampOf( date, zone ) : null;
	return end === null || end * 1000 > Date.now()
		? []
		: [
				{
					level: 'hint',
					title: __( 'This countdown is over', 'frontage' ),
					why: __(
						'Visitors see what comes at the end. Choose another date, or remove the block when it has done its work.',
						'frontage'
					),
					fix: {
						label: __( 'Remove', 'frontage' ),
						change: () => null,
					},
				},
			];
}

/** A countdown that shall lead to another page and does not say to which. */
export function nowhere( { block }: Place ): Found[] {
	const { endAction, redirectUrl } = block.attributes as CountdownAttributes;
	return endAction !== 'redirect' || safeUrl( redirectUrl )
		? []
		: [
				{
					level: 'problem',
					title: __( 'The end leads nowhere', 'frontage' ),
					why: __(
						'At the end visitors shall go to another page, but there is no address that a browser may follow.',
						'frontage'
					),
					fix: {
						label: __( 'Save address', 'frontage' ),
						ask: __( 'Where the end leads', 'frontage' ),
						change: ( answer ) => ( { redirectUrl: answer } ),
					},
				},
			];
}

export const help: EditorMeta = {
	wake: ( { endAction } ) => ( endAction === 'redirect' ? 'load' : 'idle' ),
	look: [ 'labelSize', 'separator' ],
	rules: [ passed, nowhere ],
};
