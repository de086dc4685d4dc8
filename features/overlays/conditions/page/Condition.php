<?php
declare( strict_types=1 );

namespace Frontage\Features\Overlays\Conditions\Page;

use Frontage\Domain\Overlay\Condition_Values;
use Frontage\Domain\Overlay\Conditions;
use Frontage\Domain\Overlay\Server_Condition;

defined( 'ABSPATH' ) || exit;

/** On which pages a popup opens: the homepage, a type of post, one page, archives, or search results. */
final class Condition implements Server_Condition {
	public static function type(): string {
		return 'page';
	}

	public static function label(): string {
		return __( 'Page', 'frontage' );
	}

	public static function values(): Condition_Values {
		return Condition_Values::choice(
			array(
				array(
					'value'  => 'front',
					'label'  => __( 'Homepage', 'frontage' ),
					'phrase' => __( 'on the homepage', 'frontage' ),
				),
				array(
					'value'  => 'type:post',
					'label'  => __( 'Posts', 'frontage' ),
					'phrase' => __( 'on posts', 'frontage' ),
				),
				array(
					'value'  => 'type:page',
					'label'  => __( 'Pages', 'frontage' ),
					'phrase' => __( 'on pages', 'frontage' ),
				),
				array(
					'value'  => 'type:product',
					'label'  => __( 'Products', 'frontage' ),
					'phrase' => __( 'on products', 'frontage' ),
				),
				array(
					'value'  => 'archive',
					'label'  => __( 'Archives', 'frontage' ),
					'phrase' => __( 'on archives', 'frontage' ),
				),
				array(
					'value'  => 'search',
					'label'  => __( 'Search results', 'frontage' ),
					'phrase' => __( 'on search results', 'frontage' ),
				),
			),
			/* translators: %s: a type of page. */
			_x( 'on %s', 'overlay condition', 'frontage' )
		);
	}

	public static function current(): array {
		return Conditions::page();
	}
}
