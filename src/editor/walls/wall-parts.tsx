import { useIsInside } from '../blocks';
import type { EditProps } from '../edit-props';
import { LayoutMenu } from './layout-menu';
import { WallCaption } from './wall-caption';

type Props = Pick<
	EditProps< { caption: string } >,
	'clientId' | 'isSelected' | 'attributes' | 'setAttributes'
>;

/** What all walls of pictures have in the editor: the choice of a layout, and a caption below. */
export function WallParts( props: Props ) {
	const { clientId, isSelected, attributes, setAttributes } = props;
	const isInside = useIsInside( clientId );
	return (
		<>
			<LayoutMenu clientId={ clientId } />
			<WallCaption
				caption={ attributes.caption }
				isSelected={ isSelected || isInside }
				onChange={ ( caption ) => setAttributes( { caption } ) }
			/>
		</>
	);
}
