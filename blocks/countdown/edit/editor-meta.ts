/** Editor metadata of the countdown: cost, style attributes and rules. */
import { __ } from '@wordpress/i18n';
import type { Found, Place, EditorMeta } from '@frontage/editor';
import { safeUrl } from '@frontage/lib/safe-url';
import { timestampOf } from './zone';
import type { Attributes } from '../attributes';

/** Reports a fixed end that has passed. */
export function passed( { block }: Place ): Found[] {
	const { kind, date, zone } = block.attributes as Attributes;
	const end = kind === 'fixed' ? timestampOf( date, zone ) : null;
	return end === null || end * 1000 > Date.now()
		? []
		: [
				{
					level: 'hint',
					title: __( 'This countdown has ended', 'frontage' ),
					why: __(
						'Visitors now see what you chose for the end. Select another date, or remove the block if you no longer need it.',
						'frontage'
					),
					fix: {
						label: __( 'Remove', 'frontage' ),
						change: () => null,
					},
				},
			];
}

/** Reports a countdown that redirects to another page but has no URL. */
export function nowhere( { block }: Place ): Found[] {
	const { endAction, redirectUrl } = block.attributes as Attributes;
	return endAction !== 'redirect' || safeUrl( redirectUrl )
		? []
		: [
				{
					level: 'problem',
					title: __( 'Redirect has no valid URL', 'frontage' ),
					why: __(
						'The countdown should redirect visitors to another page, but it has no valid URL. Enter a URL.',
						'frontage'
					),
					fix: {
						label: __( 'Save URL', 'frontage' ),
						ask: __( 'Redirect URL', 'frontage' ),
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
