<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Split_Test;

use Frontage\Base\Html\Html;
use Frontage\Domain\Blocks\Assets;
use Frontage\Domain\Blocks\Inner_Blocks;
use Frontage\Domain\Headings\Node_Path;
use Frontage\Domain\Privacy\Consent_Mode;
use Frontage\Domain\Split_Tests\Split_Block;
use Frontage\Domain\Split_Tests\Split_Cookie;
use Frontage\Domain\Split_Tests\Split_Test;
use WP_Block;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * The HTML of one test.
 *
 * Variants other than the control stand in templates before it, so that the picker can put one in before the browser has read the
 * control. Nobody sees a change.
 *
 * @phpstan-import-type Variant from Split_Test
 */
final class Test_Html {
	private const VARIANT = 'frontage/split-variant';

	/** UUID; empty if the test has none. */
	public readonly string $id;

	/**
	 * Variant blocks by subject, those that are not hidden.
	 *
	 * @var array<int, WP_Block>
	 */
	private array $blocks = array();

	/**
	 * Setup of the variants in `$blocks`.
	 *
	 * @var list<Variant>
	 */
	private array $variants = array();

	/**
	 * What was rendered, by subject.
	 *
	 * @var array<int, string>
	 */
	private array $rendered = array();

	/**
	 * Reads a test.
	 *
	 * @param WP_Block $block The Split Test block.
	 */
	public function __construct( private WP_Block $block ) {
		$this->id = Split_Block::id( $block->attributes );
		$visible  = Inner_Blocks::of( $block, self::VARIANT );
		$all      = array();
		foreach ( $block->inner_blocks as $child ) {
			if ( $child instanceof WP_Block && self::VARIANT === $child->name ) {
				$all[] = $child;
			}
		}
		$setup = Split_Block::variants( array_map( static fn ( WP_Block $one ): array => $one->parsed_block['attrs'] ?? array(), $all ) );
		foreach ( $setup as $index => $variant ) {
			if ( in_array( $all[ $index ], $visible, true ) ) {
				$this->blocks[ $variant['subject'] ] = $all[ $index ];
				$this->variants[]                    = $variant;
			}
		}
	}

	/** Returns whether there is anything to show. */
	public function has_variants(): bool {
		return array() !== $this->blocks;
	}

	/** Returns whether visitors get one of several variants here. */
	public function is_for_visitors(): bool {
		return '' !== $this->id
			&& count( $this->blocks ) > 1
			&& isset( $this->blocks[0] )
			&& ! Split_Block::is_paused( $this->block->attributes )
			&& Audience::is_visitors();
	}

	/**
	 * Returns a variant; the control if the test does not have that one.
	 *
	 * @param int $subject Subject; 0 is the control.
	 */
	public function variant( int $subject ): Html {
		$subject                      = isset( $this->blocks[ $subject ] ) ? $subject : 0;
		$this->rendered[ $subject ] ??= isset( $this->blocks[ $subject ] ) ? Inner_Blocks::render( $this->blocks[ $subject ] ) : '';
		return Html::raw( $this->rendered[ $subject ] );
	}

	/**
	 * Returns the other variants in templates.
	 *
	 * @return array{string, Html} What has to be printed before the test, and the templates.
	 */
	public function templates(): array {
		$this->variant( 0 ); // First, so that its IDs are those that links name.
		$outside   = '';
		$templates = '';
		foreach ( array_keys( $this->blocks ) as $subject ) {
			if ( 0 !== $subject ) {
				list( $before, $html ) = Assets::apart( fn (): string => $this->variant( $subject )->html );
				$outside              .= $before;
				$templates            .= el( 'template', array( 'data-subject' => $subject ), Html::raw( $html ) )->html;
			}
		}
		return array( $outside, Html::raw( $templates ) );
	}

	/**
	 * Returns the attributes that the scripts read; the same for all visitors.
	 *
	 * @return array<string, mixed>
	 */
	public function data(): array {
		$setup = Split_Block::setup( $this->block->attributes, array() );
		$data  = array(
			'id'      => $this->id,
			'site'    => Split_Cookie::site(),
			'goal'    => $setup['goal'],
			'record'  => Split_Test::record_of( $setup['goal'] ),
			'scope'   => $setup['scope'],
			'share'   => $setup['share'],
			'bounce'  => $setup['bounce'],
			'weights' => array_map( static fn ( array $one ): array => array( $one['subject'], $one['weight'] ), $this->variants ),
			'consent' => Consent_Mode::has_api(),
		);
		$data  = array_filter( $data, static fn ( mixed $one ): bool => '' !== $one );
		return array( Node_Path::VARIANTS => (string) wp_json_encode( $data, JSON_UNESCAPED_SLASHES ) );
	}
}
