import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { useState } from '@wordpress/element';
import { EditEmpty } from './empty';
import { EndSettings } from './end';
import { EditFace } from './face';
import { LabelSettings, StyleSettings } from './style-settings';
import { EditSentence } from './sentence';
import { CountdownToolbar } from './toolbar';
import { WhenSettings } from './when';
import { FIRST, useEnding } from './use-ending';
import { useLeft } from './use-left';
import type { EditProps } from '@frontage/editor';
import type { Attributes } from '../attributes';

export function Edit( {
	attributes,
	setAttributes,
	clientId,
}: EditProps< Attributes > ) {
	const panel = { attributes, setAttributes };
	const left = useLeft( attributes );
	const { isInside, offer } = useEnding( clientId );
	const [ isWanted, setWanted ] = useState( false );
	const first = FIRST[ attributes.endAction ];
	const isEndShown = !! first && left !== null && ( isWanted || isInside );
	const blockProps = useBlockProps( { className: 'frontage-countdown' } );
	const endProps = useInnerBlocksProps(
		{ className: 'frontage-countdown__end', hidden: ! isEndShown },
		{ template: first ? [ [ first, {} ] ] : undefined }
	);
	return (
		<>
			<CountdownToolbar
				{ ...panel }
				hasEnd={ !! first && left !== null }
				isEndShown={ isEndShown }
				onShowEnd={ setWanted }
			/>
			<InspectorControls>
				<WhenSettings { ...panel } />
				<EndSettings { ...panel } onChoose={ offer } />
				<StyleSettings { ...panel } />
				<LabelSettings { ...panel } />
			</InspectorControls>
			<div { ...blockProps }>
				{ left === null && <EditEmpty { ...panel } /> }
				{ left !== null && ! isEndShown && (
					<div className="frontage-countdown__clock">
						<EditFace attributes={ attributes } left={ left } />
						<EditSentence attributes={ attributes } left={ left } />
					</div>
				) }
				<div { ...endProps } />
			</div>
		</>
	);
}
