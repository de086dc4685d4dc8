import { useEffect, useRef, useState } from 'react';
import {
	agree,
	isDecidedElsewhere,
	mayContact,
	onWithdrawal,
	withdraw,
} from '@frontage/lib/consent';
import type { Vendor } from './types';

interface Props {
	vendor: Vendor;
	/** Called when consent is withdrawn. */
	onStop: () => void;
}

/** What a press does, and a button that remembers consent, or withdraws it. Mirrors `Consent_Line` in PHP. */
export function Consent( { vendor, onStop }: Props ) {
	const { terms, ask } = vendor;
	const [ isAllowed, setAllowed ] = useState( false );
	const [ isElsewhere, setElsewhere ] = useState( false );
	const stop = useRef( onStop );
	stop.current = onStop;
	useEffect( () => {
		const show = () => {
			setAllowed( mayContact( terms ) );
			setElsewhere( isDecidedElsewhere( terms ) );
		};
		show();
		document.addEventListener( 'frontage:consent', show );
		const end = onWithdrawal( terms, () => {
			show();
			stop.current();
		} );
		return () => {
			document.removeEventListener( 'frontage:consent', show );
			end();
		};
		// Terms stay the same.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [] );
	if ( ! ask ) {
		return null;
	}
	return (
		<p className="frontage-video-gallery__ask">
			<span>{ ask.line }</span>
			{ ask.policy && ' ' }
			{ ask.policy && <a href={ ask.policy }>{ ask.about }</a> }
			{ ask.always && ' ' }
			{ ask.always && (
				<button
					type="button"
					className="frontage-video-gallery__choice"
					hidden={ isElsewhere }
					onClick={ () => ( isAllowed ? withdraw : agree )( terms ) }
				>
					{ isAllowed ? ask.stop : ask.always }
				</button>
			) }
		</p>
	);
}
