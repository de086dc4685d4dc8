import { useEffect, useRef, useState } from 'react';
import { consentChoice } from '@frontage/consent/choice';
import {
	isDecidedElsewhere,
	mayContact,
	onConsent,
	onWithdrawal,
} from '@frontage/lib/consent';
import type { Terms } from '@frontage/lib/consent';
import type { VendorWords } from './types';

/**
 * Whether the visitor has agreed to a vendor; false until the component is mounted.
 *
 * @param terms From the server.
 */
export function useConsent( terms?: Terms ): boolean {
	const [ may, setMay ] = useState( false );
	useEffect( () => {
		if ( ! terms ) {
			return;
		}
		const ends = [
			onWithdrawal( terms, () => setMay( false ) ),
			onConsent( terms, () => setMay( mayContact( terms ) ) ),
		];
		return () => ends.forEach( ( end ) => end() );
		// Told again after a withdrawal.
	}, [ terms, may ] );
	return may;
}

interface Props {
	words: VendorWords;
	/** Plays, after consent that is remembered. */
	onAgree: () => void;
}

/** What a press does, and a button that remembers consent or withdraws it. Must match `Consent_Line` in PHP. */
export function Ask( { words, onAgree }: Props ) {
	const { terms } = words;
	const [ may, setMay ] = useState( false );
	const load = useRef( onAgree );
	load.current = onAgree;
	const choice = useRef< ReturnType< typeof consentChoice > >();
	useEffect( () => {
		const made = consentChoice( terms, setMay, {
			load: () => load.current(),
			stop: () => {},
		} );
		choice.current = made;
		return made.end;
	}, [ terms ] );
	if ( ! words.asks ) {
		return null;
	}
	return (
		<p className="frontage-live-stream__ask">
			<span>{ words.ask }</span>
			{ words.policyUrl && ' ' }
			{ words.policyUrl && (
				<a href={ words.policyUrl }>{ words.policy }</a>
			) }
			{ words.always && ' ' }
			{ words.always && (
				<button
					type="button"
					className="frontage-live-stream__choice"
					hidden={ may && isDecidedElsewhere( terms ) }
					onClick={ ( event ) => choice.current?.press( event ) }
				>
					{ may ? words.stop : words.always }
				</button>
			) }
		</p>
	);
}
