import apiFetch from '@wordpress/api-fetch';
import { Notice } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

interface Answer {
	isOpen: boolean;
	/** Where an API key is saved; empty if the user may not. */
	settings: string;
}

/** Asked once for all blocks of the editor. */
let asking: Promise< Answer > | null = null;

const ask = () => {
	asking ??= apiFetch< Answer >( { path: '/frontage/v1/live-advice' } );
	return asking;
};

/** What to do about a channel that cannot be checked, until the user closes it for good. */
export function Advice() {
	const [ answer, setAnswer ] = useState< Answer | null >( null );
	useEffect( () => {
		// Without an answer there is no advice.
		ask().then( setAnswer, () => {} );
	}, [] );
	if ( ! answer?.isOpen ) {
		return null;
	}
	const close = () => {
		const closed = { ...answer, isOpen: false };
		asking = Promise.resolve( closed );
		setAnswer( closed );
		apiFetch( {
			path: '/frontage/v1/action/frontage_live_advice_close',
			method: 'POST',
			data: { security: '' },
		} ).catch( () => {} );
	};
	return (
		<Notice status="info" onRemove={ close }>
			{ __(
				'Without an API key for YouTube, your site does not know when this channel is live. Add your streams to the schedule, or save a key.',
				'frontage'
			) }{ ' ' }
			{ answer.settings && (
				<a href={ answer.settings }>
					{ __( 'Open Integrations', 'frontage' ) }
				</a>
			) }
		</Notice>
	);
}
