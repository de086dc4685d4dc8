import { Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { Choices, ofThree } from './choices';
import { ReviewForm } from './review-form';
import './review.scss';

export const question = () => __( 'How do you like Frontage?', 'frontage' );

/** The review in a popup. */
export function Popup( { onClose }: { onClose: () => void } ) {
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
