const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
};

/** The picture of the camera on the far side of a phone, else of any camera; throws the browser's own reason. */
export async function openCamera(): Promise<MediaStream> {
  // Absent on pages that are not secure, whatever the browser can do.
  if (!navigator.mediaDevices?.getUserMedia) throw new Error('no camera interface');
  return navigator.mediaDevices.getUserMedia(WANTED);
}

/** Lets the camera go: its light goes out. */
export function releaseCamera(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
