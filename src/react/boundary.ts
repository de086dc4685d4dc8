import { Component } from 'react';
import type { ReactNode } from 'react';

interface Props {
	children?: ReactNode;
	onError: ( error: unknown ) => void;
}

/** Error boundary: keeps a component's error from breaking the page's other widgets. */
export class Boundary extends Component< Props, { failed: boolean } > {
	state = { failed: false };

	static getDerivedStateFromError() {
		return { failed: true };
	}

	componentDidCatch( error: unknown ): void {
		this.props.onError( error );
	}

	render(): ReactNode {
		return this.state.failed ? null : this.props.children;
	}
}
