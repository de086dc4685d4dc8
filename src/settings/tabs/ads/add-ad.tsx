import { Modal, RadioControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState, type FormEvent } from 'react';
import { FormButtons, type RestError } from '../../parts';
import type { Answer } from './types';
import { saveAd } from './use-ads';
import { kindsOf, privacyOf } from './labels';

interface Props {
	answer: Answer;
	onClose: () => void;
	onAdded: ( id: number ) => void;
}

/** The dialog that adds an ad: its name and kind, everything else follows. */
export function AddAd( { answer, onClose, onAdded }: Props ) {
	const { first, mayHtml, networks } = answer;
	const [ name, setName ] = useState( '' );
	const [ kind, setKind ] = useState( 'image' );
	const [ isBusy, setBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const add = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( ! name.trim() ) {
			setProblem( __( 'Enter a name.', 'frontage' ) );
			return;
		}
		setBusy( true );
		const settings = { ...first, kind };
		const draft = { id: 0, name, isActive: false, groups: [], settings };
		try {
			onAdded( await saveAd( draft ) );
		} catch ( error ) {
			setProblem( ( error as RestError ).message );
			setBusy( false );
		}
	};
	return (
		<Modal
			title={ __( 'Add ad', 'frontage' ) }
			onRequestClose={ onClose }
			className="frontage-confirm"
			size="medium"
		>
			<form
				className="frontage-ads__add"
				onSubmit={ ( event ) => void add( event ) }
			>
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Name', 'frontage' ) }
					help={ __( 'Visitors do not see it.', 'frontage' ) }
					value={ name }
					maxLength={ 200 }
					onChange={ setName }
				/>
				<RadioControl
					label={ __( 'Kind', 'frontage' ) }
					selected={ kind }
					options={ kindsOf( networks ).filter(
						( { value } ) => mayHtml || value !== 'html'
					) }
					onChange={ setKind }
				/>
				<p className="frontage-ads__note">
					{ privacyOf( kind, networks ) }
				</p>
				{ ! mayHtml && (
					<p className="frontage-ads__note">
						{ __(
							'HTML is for users who may enter any HTML on this site. Ask an administrator.',
							'frontage'
						) }
					</p>
				) }
				<p className="frontage-setting__problem" role="alert">
					{ problem }
				</p>
				<FormButtons
					action={ __( 'Add', 'frontage' ) }
					isBusy={ isBusy }
					onCancel={ onClose }
				/>
			</form>
		</Modal>
	);
}
