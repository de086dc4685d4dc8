import { lineIcon } from '@frontage/editor/icon';

/** A month with days. */
export const icon = lineIcon(
	'M4 6h16v13.5H4zM4 10h16M8 3.5V7M16 3.5V7M7.5 13h2M11 13h2M14.5 13h2M7.5 16h2M11 16h2'
);
