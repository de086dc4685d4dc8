/** Returns whether the visitor's browser asks not to be tracked, by Do Not Track or Global Privacy Control. */
export const asksNotToBeTracked = (): boolean =>
	navigator.doNotTrack === '1' ||
	!! ( navigator as { globalPrivacyControl?: boolean } ).globalPrivacyControl;
