import { Button, Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { close as cross } from '@wordpress/icons';
import { useEffect, useState } from 'react';
import { send } from '@frontage/settings/parts';
import { Choices, choicesOf, ofThree } from './choices';
import { ReviewForm } from './review-form';
import { lookOn } from './scale';
import type { State } from './types';
import './review.scss';

/** Query parameter that opens the popup; removed when it closes (S0 §2, §4). */
const PARAM = 'wkit_user_review';

const isAsked = () =>
	new URLSearchParams( window.location.search ).has( PARAM );

/** Asks for a review on the settings screen: in a small box, or in a popup if the URL requests it. */
export function Aside() {
	const [ state, setState ] = useState< State >();
	const [ isPopup, setIsPopup ] = useState( isAsked );
	useEffect( () => {
		send< State >( 'action/frontage_reviews' ).then( setState, () => {} );
	}, [] );
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
	return state?.asks ? (
		<Box
			day={ state.day }
			onClose={ () => setState( { ...state, asks: false } ) }
		/>
	) : null;
}

const question = () => __( 'How do you like Frontage?', 'frontage' );

function Popup( { onClose }: { onClose: () => void } ) {
	const [ rating, rate ] = useState( 0 );
	return (
		<Modal
			title={ question() }
			onRequestClose={ onClose }
			className="frontage-review wp-exclude-emoji"
			size="medium"
		>
			<Choices choices={ ofThree() } value={ rating } onChange={ rate } />
			{ rating > 0 && (
				<ReviewForm rating={ rating } scale={ 3 } onDone={ onClose } />
			) }
		</Modal>
	);
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
				choices={ choicesOf( lookOn( day ) ) }
				value={ rating }
				onChange={ rate }
			/>
			{ rating > 0 && (
				<ReviewForm rating={ rating } scale={ 5 } onDone={ onClose } />
			) }
		</section>
	);
}
