<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Modules;

use Frontage\Domain\Modules\Extensions;
use Frontage\Tests\TestCase;
use WP_Block_Type;
use WP_REST_Request;

/** Tests which requests know the attribute of extensions. */
final class AttributeTest extends TestCase {
	private const BLOCK = 'frontage-test/attribute';

	protected function tearDown(): void {
		unregister_block_type( self::BLOCK );
		remove_filter( 'register_block_type_args', array( Extensions::class, 'describe' ) );
		parent::tearDown();
	}

	public function test_pages_do_without_and_extensions_still_apply(): void {
		$type = $this->register();
		self::assertArrayNotHasKey( 'frontage', $type->attributes ?? array() );
		$html = do_blocks( '<!-- wp:' . self::BLOCK . ' {"frontage":{"sticky":{"side":"top"}}} /-->' );
		self::assertStringContainsString( 'has-frontage-sticky', $html );
	}

	public function test_the_editor_may_send_it_for_blocks_registered_before_and_later(): void {
		$this->register();
		$this->act_as( 1 );
		$GLOBALS['wp_rest_server'] = null;
		$answers                   = array( 'registered before' => $this->preview() );
		unregister_block_type( self::BLOCK );
		$this->register();
		$answers['registered later'] = $this->preview();
		$answers['unknown']          = $this->preview( 'foreign' );
		self::assertSame(
			array(
				'registered before' => 200,
				'registered later'  => 200,
				'unknown'           => 400,
			),
			$answers
		);
	}

	/** Registers a block as any plugin does. */
	private function register(): WP_Block_Type {
		$type = register_block_type(
			self::BLOCK,
			array(
				'attributes'      => array( 'title' => array( 'type' => 'string' ) ),
				'render_callback' => static fn (): string => '<p>Text</p>',
			)
		);
		self::assertInstanceOf( WP_Block_Type::class, $type );
		return $type;
	}

	/**
	 * Asks for the block's preview, as the editor does.
	 *
	 * @param string $attribute Name of the attribute that is sent.
	 * @return int Status of the answer.
	 */
	private function preview( string $attribute = Extensions::ATTRIBUTE ): int {
		$request = new WP_REST_Request( 'POST', '/wp/v2/block-renderer/' . self::BLOCK );
		$request->set_body_params(
			array(
				'context'    => 'edit',
				'attributes' => array( $attribute => array( 'sticky' => array( 'side' => 'top' ) ) ),
			)
		);
		return rest_do_request( $request )->get_status();
	}
}
