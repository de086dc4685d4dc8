import { lineIcon } from '@frontage/editor/icon';

/** A folded sheet with a pin. */
export const icon = lineIcon(
	'M9 18.5l-5 2V7l5-2M9 18.5V5l3 1.2M9 18.5l6 2 5-2v-6M17 2.5a3 3 0 0 0-3 3c0 2 3 5 3 5s3-3 3-5a3 3 0 0 0-3-3Z'
);
