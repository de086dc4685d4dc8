import {
	Button,
	Flex,
	Modal,
	Notice,
	TextControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';

interface NameProps {
	heading: string;
	/** Current name. */
	title?: string;
	/** Rejects with an error whose message is shown. */
	onSave: ( title: string ) => Promise< void >;
	onClose: () => void;
}

/** Asks for the name of a preset; stays open with the typed name if saving fails. */
export function PresetName( {
	heading,
	title = '',
	onSave,
	onClose,
}: NameProps ) {
	const [ name, setName ] = useState( title );
	const [ error, setError ] = useState( '' );
	const [ isBusy, setBusy ] = useState( false );
	const save = async ( event: FormEvent ) => {
		event.preventDefault();
		setBusy( true );
		try {
			await onSave( name.trim() );
			onClose();
		} catch ( failure ) {
			setError( ( failure as Error ).message );
			setBusy( false );
		}
	};
	return (
		<Modal title={ heading } onRequestClose={ onClose } size="small">
			<form onSubmit={ save }>
				{ error && (
					<Notice status="error" isDismissible={ false }>
						{ error }
					</Notice>
				) }
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Preset name', 'frontage' ) }
					value={ name }
					onChange={ setName }
					maxLength={ 60 }
					required
				/>
				<Flex justify="flex-end" className="frontage-preset__save">
					<Button variant="tertiary" onClick={ onClose }>
						{ __( 'Cancel', 'frontage' ) }
					</Button>
					<Button
						variant="primary"
						type="submit"
						isBusy={ isBusy }
						disabled={ isBusy || ! name.trim() }
						accessibleWhenDisabled
					>
						{ __( 'Save', 'frontage' ) }
					</Button>
				</Flex>
			</form>
		</Modal>
	);
}
