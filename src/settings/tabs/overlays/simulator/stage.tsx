import { __ } from '@wordpress/i18n';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { SCREENS, type Device } from './visitor';

interface Props {
	/** Where the frame is put. */
	place: RefObject< HTMLDivElement >;
	device: Device;
	isShown: boolean;
	/** Whether the page has not reached the time of the slider yet. */
	isBehind: boolean;
}

/** The frame, as large as the visitor's screen and scaled to the space that there is. */
export function Stage( { place, device, isShown, isBehind }: Props ) {
	const outer = useRef< HTMLElement >( null );
	const [ space, setSpace ] = useState( 0 );
	useEffect( () => {
		const watch = new ResizeObserver( ( [ entry ] ) =>
			setSpace( entry!.contentRect.width )
		);
		watch.observe( outer.current! );
		return () => watch.disconnect();
	}, [] );
	const { width, height } = SCREENS[ device ];
	const scale = Math.min( 1, space / width );
	return (
		<figure
			ref={ outer }
			className="frontage-simulator__stage"
			hidden={ ! isShown }
			aria-busy={ isBehind }
		>
			<figcaption>
				{ __( 'The page at this moment', 'frontage' ) }
			</figcaption>
			<div
				ref={ place }
				className="frontage-simulator__frame"
				style={ {
					inlineSize: width * scale,
					blockSize: height * scale,
					[ '--frontage-scale' as string ]: scale,
				} }
			/>
		</figure>
	);
}
