import { useEffect, useRef, useState } from 'react';
import { consentChoice } from '@frontage/consent/choice';
import { isDecidedElsewhere } from '@frontage/lib/consent';
import type { Vendor } from './types';

interface Props {
	vendor: Vendor;
	/** Called when consent is given, or was given before. */
	onLoad: () => void;
	/** Called when consent is withdrawn. */
	onStop: () => void;
}

/** What a press does, and a button that remembers consent, or withdraws it. Mirrors `Consent_Line` in PHP. */
export function Consent( { vendor, ...then }: Props ) {
	const { terms, ask } = vendor;
	const [ isAllowed, setAllowed ] = useState( false );
	const [ isElsewhere, setElsewhere ] = useState( false );
	const latest = useRef( then );
	latest.current = then;
	const choice = useRef< ReturnType< typeof consentChoice > >();
	useEffect( () => {
		const made = consentChoice(
			terms,
			( is ) => {
				setAllowed( is );
				setElsewhere( isDecidedElsewhere( terms ) );
			},
			{
				load: () => latest.current.onLoad(),
				stop: () => latest.current.onStop(),
			}
		);
		choice.current = made;
		return made.end;
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
					onClick={ ( event ) => choice.current?.press( event ) }
				>
					{ isAllowed ? ask.stop : ask.always }
				</button>
			) }
		</p>
	);
}
