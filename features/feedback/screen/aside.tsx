import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { close as cross } from '@wordpress/icons';
import { useEffect, useState } from 'react';
import { send, useRoute } from '@frontage/settings/parts';
import { Choices, choicesOf } from './choices';
import { Popup, question } from './popup';
import { ReviewForm } from './review-form';
import { styleOn } from './scale';
import type { State } from './types';
import './review.scss';

/** Query parameter that opens the popup; removed when it closes (S0 §2, §4). */
const PARAM = 'wkit_user_review';

const isAsked = () =>
	new URLSearchParams( window.location.search ).has( PARAM );

/** The only tab with the box; an empty slug is the first tab. */
const TABS = [ '', 'blocks' ];

/** Asks for a review on the settings screen: in a small box on one tab, or in a popup if the URL requests it. */
export function Aside() {
	const [ state, setState ] = useState< State >();
	const [ isPopup, setIsPopup ] = useState( isAsked );
	const isHere = TABS.includes( useRoute().tab );
	useEffect( () => {
		if ( isHere && ! state ) {
			send< State >( 'action/frontage_reviews' ).then(
				setState,
				() => {}
			);
		}
	}, [ isHere, state ] );
	if ( isPopup ) {
		return (
			<Popup
				onClose={ () => {
					const address = new URL( window.location.href );
					address.searchParams.delete( PARAM );
					window.history.replaceState(
						window.history.state,
						'',
						address
					);
					setIsPopup( false );
				} }
			/>
		);
	}
	return isHere && state?.asks ? (
		<Box
			day={ state.day }
			onClose={ () => setState( { ...state, asks: false } ) }
		/>
	) : null;
}

interface BoxProps {
	day: number;
	onClose: () => void;
}

function Box( { day, onClose }: BoxProps ) {
	const [ rating, rate ] = useState( 0 );
	const closeForGood = () => {
		onClose();
		send( 'action/frontage_close_review' ).catch( () => {} );
	};
	return (
		<section
			className="frontage-review is-box wp-exclude-emoji"
			aria-label={ __( 'Feedback', 'frontage' ) }
		>
			<p className="frontage-review__question">{ question() }</p>
			<Button
				className="frontage-review__close"
				icon={ cross }
				label={ __( 'Dismiss permanently', 'frontage' ) }
				onClick={ closeForGood }
			/>
			<Choices
				choices={ choicesOf( styleOn( day ) ) }
				value={ rating }
				onChange={ rate }
			/>
			{ rating > 0 && (
				<ReviewForm rating={ rating } scale={ 5 } onDone={ onClose } />
			) }
		</section>
	);
}
