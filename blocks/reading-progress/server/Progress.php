<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Reading_Progress;

use Frontage\Base\Html\Html;
use Frontage\Base\Manifest;
use Frontage\Domain\Blocks\Assets;
use Frontage\Domain\Render\Inline_Script;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/**
 * The line or circle of a reading progress block.
 *
 * Reads the attributes, clamps them, and renders the content of the wrapper.
 */
final class Progress {
	/** Attribute that says where each type is. */
	private const PLACES = array(
		'horizontal' => 'edge',
		'vertical'   => 'verticalPosition',
		'circle'     => 'corner',
	);

	/** `%s` updates one of them, `p`. */
	private const SCRIPT = 'document.querySelectorAll(".frontage-reading-progress[popover]:not([data-shown])")'
		. '.forEach(p=>{p.dataset.shown="";p.showPopover?.();%s})';

	/** Radius of the circle in a view box of 100 (S2 §9). */
	private const RADIUS = 45;

	/**
	 * Sets the attributes.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	public function __construct( private readonly array $attributes ) {}

	/** Returns the wrapper's classes. */
	public function classes(): string {
		$type    = $this->attributes['type'];
		$place   = $this->attributes[ self::PLACES[ $type ] ];
		$content = 'content' === $this->attributes['measures'] ? ' is-of-content' : '';
		return "frontage-reading-progress is-$type is-at-$place$content";
	}

	/**
	 * Returns the wrapper's custom properties.
	 *
	 * @return array<string, string>
	 */
	public function style(): array {
		return array(
			'--frontage-reading-progress-thickness' => max( 1, min( 40, (int) $this->attributes['thickness'] ) ) . 'px',
			'--frontage-reading-progress-size'      => 'circle' === $this->attributes['type']
				? max( 32, min( 200, (int) $this->attributes['size'] ) ) . 'px'
				: '',
		);
	}

	/** Returns the progress element. */
	public function inside(): Html {
		$class = 'frontage-reading-progress';
		if ( 'circle' !== $this->attributes['type'] ) {
			return el( 'span', array( 'class' => "{$class}__bar" ) );
		}
		$circle = static fn ( string $name ): Html => el(
			'circle',
			array(
				'class'      => "{$class}__$name",
				'cx'         => 50,
				'cy'         => 50,
				'r'          => self::RADIUS,
				'pathLength' => 1,
			)
		);
		return fragment(
			el(
				'svg',
				array(
					'class'     => "{$class}__circle",
					'viewBox'   => '0 0 100 100',
					'focusable' => 'false',
				),
				$circle( 'track' ),
				$circle( 'arc' )
			),
			true === $this->attributes['hasNumber'] ? el( 'span', array( 'class' => "{$class}__number" ) ) : null
		);
	}

	/**
	 * Returns a small script that moves all wrappers it finds to the top layer, each once, and updates them on
	 * scroll where CSS cannot.
	 *
	 * It is the only script other browsers load.
	 */
	public static function script(): Html {
		$part   = Manifest::module( 'reading-progress' )['parts']['follow'] ?? null;
		$follow = null === $part
			? ''
			: sprintf(
				'CSS.supports("animation-timeline:scroll()")||import(%s).then(m=>m.follow(p))',
				wp_json_encode( Assets::address( $part ), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES )
			);
		return Inline_Script::html( sprintf( self::SCRIPT, $follow ) );
	}
}
