<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Blocks;

use Frontage\Blocks\Form\Saved_Form;
use Frontage\Domain\Forms\Field;
use Frontage\Domain\Render\Runtime;
use Frontage\Tests\Domain\Query\List_TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** Tests blocks that the author hides: they print nothing, load nothing, and leave no empty place in their parent. */
#[Group( 'since-6.9' )]
final class VisibilityTest extends List_TestCase {
	private const HIDDEN = array( 'metadata' => array( 'blockVisibility' => false ) );

	protected function setUp(): void {
		parent::setUp();
		Runtime::reset();
	}

	/**
	 * Provides parents and their children.
	 *
	 * @return array<string, array{string, string, array<string, mixed>}> Parent, child, the parent's attributes.
	 */
	public static function parents(): array {
		return array(
			'tabs'             => array( 'tabs', 'tab', array() ),
			'accordion'        => array( 'accordion', 'accordion-item', array() ),
			'content switcher' => array( 'content-switcher', 'content-switcher-item', array() ),
			'slider'           => array( 'slider', 'slide', array() ),
			'slideshow'        => array( 'slideshow', 'slide', array() ),
			'carousel'         => array( 'carousel', 'core/group', array() ),
			'timeline'         => array( 'timeline', 'timeline-item', array() ),
			'image accordion'  => array( 'image-accordion', 'image-accordion-item', array() ),
		);
	}

	/**
	 * @param string $outer Slug of the parent.
	 * @param string $inner Slug or name of the child.
	 * @param array<string, mixed> $attributes The parent's attributes.
	 */
	#[DataProvider( 'parents' )]
	public function test_a_hidden_child_leaves_no_empty_place( string $outer, string $inner, array $attributes ): void {
		$child  = static fn ( string $title, array $more = array() ): string => self::markup(
			str_contains( $inner, '/' ) ? $inner : "frontage/$inner",
			array(
				'title'  => $title,
				'label'  => $title,
				'anchor' => strtolower( $title ),
			) + $more,
			"<!-- wp:heading --><h2>$title</h2><!-- /wp:heading -->"
		);
		$anchor = array( 'anchor' => 'the-parent' );
		$print  = static function ( string $children ) use ( $outer, $attributes, $anchor ): string {
			\Frontage\Domain\Render\Ids::reset();
			return do_blocks( self::markup( "frontage/$outer", $attributes + $anchor, $children ) );
		};
		$shown  = $print( $child( 'Rye' ) . $child( 'Oats' ) );
		self::assertStringContainsString( 'Oats', $shown );
		self::assertSame( $shown, $print( $child( 'Rye' ) . $child( 'Spelt', self::HIDDEN ) . $child( 'Oats' ) ) );
	}

	/**
	 * Provides parents with something to press outside of their children.
	 *
	 * @return array<string, array{string, string, string}> Parent, child, class of what is pressed.
	 */
	public static function controls(): array {
		return array(
			'tabs'             => array( 'tabs', 'tab', 'frontage-tabs__tab' ),
			'content switcher' => array( 'content-switcher', 'content-switcher-item', 'frontage-content-switcher__option' ),
		);
	}

	#[DataProvider( 'controls' )]
	public function test_what_opens_a_child_is_hidden_on_the_same_screens( string $outer, string $inner, string $control ): void {
		$phone = array( 'metadata' => array( 'blockVisibility' => array( 'viewport' => array( 'mobile' => false ) ) ) );
		$text  = '<!-- wp:paragraph --><p>%s.</p><!-- /wp:paragraph -->';
		$child = static fn ( string $title, array $more = array() ): string
			=> self::markup( "frontage/$inner", array( 'title' => $title ) + $more, sprintf( $text, $title ) );
		$html  = do_blocks( self::markup( "frontage/$outer", array(), $child( 'Rye', $phone ) . $child( 'Oats' ) ) );
		self::assertSame( 1, substr_count( $html, "class=\"$control wp-block-hidden-mobile\"" ) );
		self::assertSame( 1, substr_count( $html, "class=\"$control\"" ) );
		self::assertMatchesRegularExpression( '/hidden="until-found".*?Rye\..*?Oats\./s', $html );
		self::assertSame( 1, substr_count( $html, 'until-found' ) );
	}

	public function test_a_hidden_field_is_not_required(): void {
		$field = static fn ( string $label, array $more = array() ): array => array(
			'blockName'    => 'frontage/field-text',
			'attrs'        => array(
				'label'    => $label,
				'name'     => strtolower( $label ),
				'required' => true,
			) + $more,
			'innerBlocks'  => array(),
			'innerHTML'    => '',
			'innerContent' => array(),
		);
		$form  = new Saved_Form(
			array(
				'blockName'   => Saved_Form::NAME,
				'attrs'       => array( 'formId' => 'a' ),
				'innerBlocks' => array( $field( 'City' ), $field( 'Street', self::HIDDEN ) ),
			)
		);
		self::assertSame( array( 'city' ), array_map( static fn ( Field $one ): string => $one->name, $form->fields ) );
	}

	/**
	 * Provides places of a hidden widget.
	 *
	 * @return array<string, array{string}>
	 */
	public static function places(): array {
		$tabs = '<!-- wp:frontage/tab {"title":"Rye"} --><!-- wp:paragraph --><p>Rye</p><!-- /wp:paragraph --><!-- /wp:frontage/tab -->';
		return array(
			'itself'  => array( self::markup( 'frontage/tabs', self::HIDDEN, $tabs ) ),
			'a group' => array( self::markup( 'core/group', self::HIDDEN, self::markup( 'frontage/tabs', array(), $tabs ) ) ),
		);
	}

	#[DataProvider( 'places' )]
	public function test_a_hidden_widget_loads_nothing( string $markup ): void {
		$styles = wp_styles()->queue;
		self::assertSame( '', do_blocks( $markup ) );
		self::assertFalse( Runtime::is_needed() );
		self::assertSame( $styles, wp_styles()->queue );
	}

	public function test_a_hidden_list_costs_no_query(): void {
		$this->make_posts( 3 );
		foreach ( array( self::BLOCK, 'core/group' ) as $name ) {
			$query = array( 'search' => 'hidden' );
			$inner = self::BLOCK === $name ? '' : self::block( $query );
			$page  = $this->make_post(
				array(
					'post_content' => self::markup( $name, self::HIDDEN + compact( 'query' ), $inner )
						. self::block( array( 'perPage' => 1 ) ),
					'post_type'    => 'page',
				)
			);
			self::forget();
			$this->go_to( (string) get_permalink( $page ) );
			the_post();
			$asked = '';
			$note  = static function ( $sql ) use ( &$asked ) {
				$asked .= $sql;
				return $sql;
			};
			add_filter( 'query', $note );
			$html = (string) apply_filters( 'the_content', get_the_content() );
			remove_filter( 'query', $note );
			self::assertSame( 1, substr_count( $html, '<p>' ), $name );
			self::assertStringNotContainsString( 'hidden', $asked, $name );
		}
	}

	/**
	 * Returns a block as saved.
	 *
	 * @param string $name Block name.
	 * @param array<string, mixed> $attributes Its attributes.
	 * @param string $inner Its inner blocks.
	 */
	private static function markup( string $name, array $attributes, string $inner = '' ): string {
		return serialize_block(
			array(
				'blockName'    => $name,
				'attrs'        => $attributes,
				'innerBlocks'  => array(),
				'innerHTML'    => $inner,
				'innerContent' => array( 'core/group' === $name ? "<div class=\"wp-block-group\">$inner</div>" : $inner ),
			)
		);
	}
}
