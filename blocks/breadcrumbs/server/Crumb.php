<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Breadcrumbs;

use Frontage\Base\Html\Kses;
use Frontage\Base\Html\Url;

defined( 'ABSPATH' ) || exit;

/** A step on the way to a page. */
final class Crumb {
	/** Plain text. */
	public readonly string $name;

	/** Where it leads; empty for a step that is only named. */
	public readonly string $url;

	/**
	 * Takes a step.
	 *
	 * @param string $name Its title; tags are removed.
	 * @param string $url Unsafe ones are left out.
	 */
	public function __construct( string $name, string $url = '' ) {
		$this->name = Kses::text( $name );
		$this->url  = Url::safe( $url );
	}
}
