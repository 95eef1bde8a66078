/** Real image files for tests, made in the browser; formats a canvas cannot encode are written byte by byte. */

/** Draws a picture and encodes it. @param type such as `image/png` */
export async function imageFile(
  type: string,
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void = quarters,
  name = 'gambar',
): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  draw(canvas.getContext('2d')!);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.92));
  if (blob?.type !== type) throw new Error(`This browser cannot encode ${type}.`);
  return new File([blob], name, { type });
}

/** Red, green, blue and white quarters, clockwise from the top left. */
function quarters(context: CanvasRenderingContext2D): void {
  const { width, height } = context.canvas;
  const colours = ['rgb(255 0 0)', 'rgb(0 160 0)', 'rgb(255 255 255)', 'rgb(0 0 255)'];
  colours.forEach((colour, at) => {
    context.fillStyle = colour;
    context.fillRect((at % 2) * (width / 2), Math.floor(at / 2) * (height / 2), width / 2, height / 2);
  });
}

/** The JPEG with an EXIF block for the camera's rotation, as phones write it. @param orientation 1–8 */
export async function withExifOrientation(jpeg: File, orientation: number): Promise<File> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  const tiff = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  const body = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
  const app1 = [0xff, 0xe1, 0, body.length + 2, ...body];
  return new File([bytes.slice(0, 2), new Uint8Array(app1), bytes.slice(2)], jpeg.name, { type: jpeg.type });
}

/** A GIF of 2 × 2 px with two frames, red and then blue. */
export function animatedGif(): File {
  const frame = (colour: number) => [
    ...[0x21, 0xf9, 4, 0, 10, 0, 0, 0], // 100 ms
    ...[0x2c, 0, 0, 0, 0, 2, 0, 2, 0, 0], // the whole picture
    ...[2, 3, colour === 0 ? 0x84 : 0x8c, colour === 0 ? 0x51 : 0x53, 0], // four pixels of one colour
  ];
  const bytes = [
    ...[0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 2, 0, 2, 0, 0x80, 0, 0],
    ...[255, 0, 0, 0, 0, 255], // red, blue
    ...[0x21, 0xff, 11, ...new TextEncoder().encode('NETSCAPE2.0'), 3, 1, 0, 0, 0],
    ...frame(0),
    ...frame(1),
    0x3b,
  ];
  return new File([new Uint8Array(bytes)], 'gerak.gif', { type: 'image/gif' });
}

/** A file as an iPhone sends it: the header of a HEIC file and noise. */
export const heicFile = (): File =>
  new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic\t\b\x07'], 'IMG_0001.HEIC', { type: 'image/heic' });

/** The colour of one pixel of an encoded picture, as [red, green, blue, alpha]. @param x,y from 0 to 1 */
export async function pixelOf(picture: Blob, x: number, y: number): Promise<number[]> {
  const bitmap = await createImageBitmap(picture);
  const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height });
  const context = canvas.getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  return [...context.getImageData(Math.floor(x * (bitmap.width - 1)), Math.floor(y * (bitmap.height - 1)), 1, 1).data];
}

/** Chooses a file as the file chooser of the browser does. */
export function chooseFile(input: HTMLElement, file: File): void {
  const data = new DataTransfer();
  data.items.add(file);
  (input as HTMLInputElement).files = data.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
